import './walk-bar.css';
import { useRef } from 'preact/hooks';
import type { Run } from '../../../puzzles/index.ts';
import { Button, IconButton } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { phone } from '../../device/index.ts';
import { Refusal, Speeds } from '../../frame/index.ts';
import { labelText, refusalSentence, sentencesText, t, tellWalk } from '../../i18n/index.ts';
import { PUZZLE_SPEEDS } from '../../kept/index.ts';
import { canTurn, type Walk } from '../../puzzle/index.ts';
import { Teeth } from './goals.tsx';
import type { LevelSession } from './level-session.ts';
import { supplyEntries } from './supply.tsx';

/** What stands under the board: what to do now, or the walk. */
export function BoardBar({ session }: { readonly session: LevelSession }) {
  const walk = session.play.walk.value;
  return walk === undefined ? <BuildingBar session={session} /> : <WalkBar session={session} walk={walk} />;
}

function BuildingBar({ session }: { readonly session: LevelSession }) {
  const { builder } = session.play;
  const tested = session.play.tested.value;
  const picked = builder.picked.value !== undefined;
  return (
    <section class="panel action-bar">
      <Refused session={session} />
      <button
        type="button"
        class={`chip footprints ${session.footprints.value ? 'on' : ''}`}
        aria-pressed={session.footprints.value}
        aria-keyshortcuts="F"
        title={t('puzzles.footprints.text')}
        onClick={() => session.flipFootprints()}
      >
        <Icon name="foot" />
        <span class="unseen-on-phones">{t('table.trail')}</span>
      </button>
      {tested === undefined ? (
        <p class="puzzle-says">{sayText(session)}</p>
      ) : (
        <>
          <Rail run={tested} at={0} foreseen />
          <span class="num muted walk-count">
            {0} / {tested.steps}
          </span>
        </>
      )}
      <div class="action-buttons">
        {builder.turnable.value && (
          <Button
            icon="rotate"
            text={t('puzzles.turn')}
            class="small"
            keys="R"
            onClick={() => builder.turn()}
          >
            <kbd>R</kbd>
          </Button>
        )}
        {picked && (
          <Button
            icon="close"
            text={t('puzzles.take-back')}
            class="small"
            keys="Delete"
            onClick={() => builder.takeBack()}
          />
        )}
      </div>
    </section>
  );
}

/** What the reader can do next, in a sentence. */
function sayText(session: LevelSession): string {
  const { builder } = session.play;
  const active = builder.active.value;
  if (builder.picked.value !== undefined && active !== undefined)
    return t(canTurn(active) ? 'puzzles.say.picked-turn' : 'puzzles.say.picked');
  if (active !== undefined) {
    if (builder.places.value.length === 0) return t('puzzles.say.nowhere');
    return t(canTurn(active) ? 'puzzles.say.where-turn' : 'puzzles.say.where');
  }
  if (builder.lone.value !== undefined) return t('puzzles.say.lone');
  if (session.nudged.value) return t('puzzles.say.first');
  const left = supplyEntries(session).some(({ count }) => count > 0);
  return t(left ? 'puzzles.say.choose' : 'puzzles.say.ready');
}

/** Why something can't lie there, with the rule. */
function Refused({ session }: { readonly session: LevelSession }) {
  const refused = session.play.builder.refused.value?.refusal;
  return (
    <div class="refusal-place" role="alert">
      {refused !== undefined && (
        <Refusal text={refusalSentence(refused, session.play.names)} rule={refused.rule} />
      )}
    </div>
  );
}

interface WalkBarProps {
  readonly session: LevelSession;
  readonly walk: Walk;
}

function WalkBar({ session, walk }: WalkBarProps) {
  const { play } = session;
  const playing = walk.playing.value;
  const at = walk.at.value;
  const { length: steps } = walk;
  return (
    <section class="panel action-bar walking" aria-label={t('puzzles.walk.title')}>
      <div class="action-buttons">
        <IconButton
          icon="stop"
          text={t('puzzles.walk.stop')}
          keys="Escape"
          onClick={() => play.backToBuilding()}
        />
        <IconButton
          icon="prev"
          text={t('puzzles.walk.back-step')}
          keys=","
          disabled={at === 0}
          onClick={() => play.goTo(at - 1)}
        />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          text={t(playing ? 'puzzles.walk.pause' : 'puzzles.walk.go')}
          keys="Space"
          disabled={at >= steps}
          onClick={() => (playing ? walk.pause() : void play.go())}
        />
        <IconButton
          icon="next"
          text={t('table.one-step')}
          keys="."
          disabled={at >= steps}
          onClick={() => void play.stepOn()}
        />
        <IconButton
          icon="last"
          text={t('puzzles.walk.skip')}
          keys="End"
          disabled={at >= steps}
          onClick={() => play.skip()}
        />
      </div>
      <div class="walk-line">
        <Rail run={walk.run} at={at} />
        <input
          type="range"
          min={0}
          max={steps}
          value={at}
          aria-label={t('puzzles.walk.title')}
          aria-valuetext={stepText(session, walk, at)}
          onInput={({ currentTarget: { value } }) => play.goTo(Number(value))}
        />
      </div>
      <span class="num walk-count">
        {at} / {steps}
      </span>
      <Speeds
        speeds={PUZZLE_SPEEDS}
        now={session.speed.value}
        choose={(speed) => session.setSpeed(speed)}
        inOne={phone.value}
      />
    </section>
  );
}

function stepText({ play }: LevelSession, walk: Walk, at: number): string {
  if (at === 0) return t('puzzles.walk.start');
  const told = tellWalk(walk.eventsOf(at), play.names).map(({ sentence }) => sentence);
  return labelText(t('puzzles.walk.at', { step: at, steps: walk.length }), sentencesText(told));
}

const percent = (part: number, of: number): string => `${of === 0 ? 0 : (part / of) * 100}%`;

interface RailProps {
  readonly run: Run;
  readonly at: number;
  /** Its end is known: footprints show it. */
  readonly foreseen?: boolean;
}

/** The walk as a line, as far as it was seen: where it is, the bites on its way, and the circle at its end. */
function Rail({ run, at, foreseen = false }: RailProps) {
  const { steps } = run;
  const furthest = useRef({ run, at });
  if (furthest.current.run !== run || furthest.current.at < at) furthest.current = { run, at };
  const seen = foreseen ? steps : furthest.current.at;
  const circle = seen < steps ? undefined : run.circle;
  const eaten = run.eaten.filter(({ step }) => step <= seen);
  const turn = circle === undefined ? 0 : (circle.begins + steps) / 2;
  return (
    <div class="rail" aria-hidden="true">
      <span class="rail-line" />
      <span class="rail-done" style={{ width: percent(at, steps) }} />
      {circle !== undefined && (
        <span
          class="rail-circle"
          style={{
            insetInlineStart: percent(circle.begins, steps),
            width: percent(steps - circle.begins, steps),
          }}
        />
      )}
      {circle !== undefined && (
        <i class="turn" style={{ insetInlineStart: percent(turn, steps) }}>
          <Icon name="rotate" />
        </i>
      )}
      {eaten.map(({ figure, step, side }) => (
        <i class={`bite ${side}`} style={{ insetInlineStart: percent(step, steps) }} key={figure}>
          <Teeth />
        </i>
      ))}
      <i class="now" style={{ insetInlineStart: percent(at, steps) }}>
        <Icon name="foot" />
      </i>
    </div>
  );
}
