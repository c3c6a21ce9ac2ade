import './verdict.css';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { type Does, type Downs, HINT_STEPS, type Hint, hintFor, type Piece } from '../../../puzzles/index.ts';
import { Button } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { directionText, type Names, sentencesText, t } from '../../i18n/index.ts';
import { type HintMarks, pieceOfPut, SolverClient, turnsOf } from '../../puzzle/index.ts';
import type { LevelSession } from './level-session.ts';
import { PieceIcon } from './piece-icon.tsx';
import { pieceName, putName } from './words.ts';

type Shown =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'none' }
  | { readonly kind: 'hint'; readonly hint: Hint };

export interface Hints {
  readonly shown: Shown | undefined;
  /** Asks for a hint, or for the next step of the one that is shown. */
  readonly ask: () => void;
  readonly close: () => void;
}

/** Hints in three steps. Levels that tell no solution are solved first, in a worker. */
export function useHints(session: LevelSession): Hints {
  const { play } = session;
  const shown = useSignal<Shown | undefined>(undefined);
  const solver = useMemo(() => new SolverClient(), [session]);
  const told = play.level.solutions?.length === 0 ? undefined : play.level.solutions;
  const found = useSignal<readonly Downs[] | undefined>(told);
  useEffect(() => () => solver.stop(), [solver]);
  // What was hinted at is done, or something else was: the hint is over.
  useLayoutEffect(
    () =>
      play.builder.downs.subscribe(() => {
        shown.value = undefined;
        play.forgetHint();
      }),
    [play, shown],
  );
  const give = (step: 1 | 2 | 3): void => {
    const hint = hintFor(play.level, play.builder.downs.peek(), step, found.peek()!);
    shown.value = hint === undefined ? { kind: 'none' } : { kind: 'hint', hint };
    if (hint !== undefined) play.noteHint(marksOf(hint), hint.about !== 'all-there');
  };
  const ask = async (): Promise<void> => {
    const now = shown.peek();
    if (play.walk.peek() !== undefined || now?.kind === 'thinking') return;
    if (now?.kind === 'hint') {
      const { step } = now.hint;
      if (step === 1 || step === 2) give(step === 1 ? 2 : 3);
      return;
    }
    if (found.peek() === undefined) {
      shown.value = { kind: 'thinking' };
      const solved = await solver.solve(play.level, { want: 'smallest', most: 20 }).catch(() => undefined);
      if (solved === undefined) {
        shown.value = undefined;
        return;
      }
      found.value = solved.solutions;
    }
    give(1);
  };
  return {
    shown: shown.value,
    ask: () => void ask(),
    close: () => {
      solver.stop();
      shown.value = undefined;
      play.forgetHint();
    },
  };
}

/** The spaces a hint points out. */
function marksOf(hint: Hint): HintMarks {
  if (hint.about === 'where' || hint.about === 'which') return { spaces: hint.spaces, together: true };
  return { spaces: hint.about === 'all-there' ? [] : [hint.put.at], together: false };
}

export function HintBox({ hints, session }: { readonly hints: Hints; readonly session: LevelSession }) {
  const { shown } = hints;
  if (shown === undefined || session.play.walk.value !== undefined) return null;
  const hint = shown.kind === 'hint' ? shown.hint : undefined;
  const step = hint?.step ?? 0;
  return (
    <section class="panel hint-box" data-hint={hint?.about ?? shown.kind}>
      <span class="verdict-badge">
        <HintIcon hint={hint} session={session} />
      </span>
      <div role="status">
        <h2>{step === 0 ? t('puzzles.hint') : t('puzzles.hint.title', { step, all: HINT_STEPS })}</h2>
        <p>{hintText(shown, session)}</p>
      </div>
      <div class="hint-acts">
        {step > 0 && step < HINT_STEPS && (
          <Button text={t('puzzles.hint.next')} class="small" onClick={hints.ask} />
        )}
        <Button text={t('story.got-it')} class="small ghost" onClick={hints.close} />
      </div>
    </section>
  );
}

interface HintIconProps {
  readonly hint: Hint | undefined;
  readonly session: LevelSession;
}

function HintIcon({ hint, session }: HintIconProps) {
  const { parts } = session.play;
  if (hint === undefined || hint.about === 'where') return <Icon name="hint" />;
  if (hint.about === 'all-there') return <Icon name="check" />;
  const piece: Piece = hint.about === 'in-the-way' ? pieceOfPut(hint.put) : hint.piece;
  const turns = hint.about === 'there' ? turnsOf(hint.put) : 0;
  return <PieceIcon piece={piece} parts={parts} turns={turns} />;
}

/** What the missing thing brings about. */
function doesText({ after: step, stance: { at, facing }, turns }: Does, names: Names): string {
  if (!turns) return t('puzzles.hint.goes', { step, at });
  const direction = directionText(facing, names);
  return step === 0
    ? t('puzzles.hint.turns-first', { direction })
    : t('puzzles.hint.turns', { step, direction });
}

function hintText(shown: Shown, { play }: LevelSession): string {
  if (shown.kind === 'thinking') return t('puzzles.hint.thinking');
  if (shown.kind === 'none') return t('puzzles.hint.none');
  const { hint } = shown;
  switch (hint.about) {
    case 'all-there':
      return t('puzzles.hint.ready');
    case 'in-the-way':
      return t('puzzles.hint.in-the-way', { piece: putName(hint.put, play.names), at: hint.put.at });
    case 'where': {
      const values = { from: hint.spaces[0]!, to: hint.spaces.at(-1)! };
      if (hint.does === undefined) return t('puzzles.hint.where', values);
      const { after: step } = hint.does;
      return step === 0
        ? t('puzzles.hint.where-first', values)
        : t('puzzles.hint.where-step', { ...values, step });
    }
    case 'which': {
      const which = t('puzzles.hint.which', { piece: pieceName(hint.piece, play.names) });
      return hint.does === undefined ? which : sentencesText([which, doesText(hint.does, play.names)]);
    }
    case 'there': {
      const values = { piece: pieceName(hint.piece, play.names), at: hint.put.at };
      return 'kind' in hint.put && hint.put.kind === 'teleporter'
        ? t('puzzles.hint.there-facing', { ...values, direction: directionText(hint.put.facing, play.names) })
        : t('puzzles.hint.there', values);
    }
  }
}
