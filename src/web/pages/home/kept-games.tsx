import { useEffect, useRef, useState } from 'preact/hooks';
import type { Colour } from '../../../rules/index.ts';
import { ask, Button, linkTo } from '../../app/index.ts';
import { FigureIcon, Icon, MonsterIcon } from '../../board/index.ts';
import { listText, nameAmong, t, youAmong } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import type { KeptTable } from '../../table/index.ts';
import type { GameSummary } from './summary.ts';

/** Games taken up again most often are the last ones; the others wait behind a button. */
const SHOWN_AT_ONCE = 1;

/**
 * The games kept on this device, to be continued or watched again. While the reader is `leaving` for a new one, that one
 * does not show up here first.
 */
export function KeptGamesList({ leaving }: { readonly leaving: boolean }) {
  const [all, setAll] = useState(false);
  useEffect(() => kept.games.refresh(), []);
  const now = kept.games.tables.value;
  const shownLast = useRef(now);
  if (!leaving) shownLast.current = now;
  const tables = shownLast.current;
  // A game to continue comes first; one that is over only when there is no other.
  const sorted = [...tables.filter(({ over }) => !over), ...tables.filter(({ over }) => over)];
  if (sorted.length === 0) return null;
  const shown = all ? sorted : sorted.slice(0, SHOWN_AT_ONCE);
  return (
    <section class="kept" aria-label={t('shell.home.kept')}>
      <ul>
        {shown.map((table) => (
          <li key={table.id}>
            <KeptGame table={table} removable={all} />
          </li>
        ))}
      </ul>
      {!all && sorted.length > SHOWN_AT_ONCE && (
        <Button
          text={t('shell.home.more', { count: sorted.length })}
          class="small ghost"
          onClick={() => setAll(true)}
        />
      )}
    </section>
  );
}

function KeptGame({ table, removable }: { readonly table: KeptTable; readonly removable: boolean }) {
  const summary = useSummary(table);
  const { players } = table.settings.setup;
  const mine = table.settings.sitters.findIndex(({ kind }) => kind === 'person');
  const colour = players[Math.max(mine, 0)] ?? 'green';
  const first = typeof summary === 'object' ? spokenOf(summary, colour) : colour;
  const you = youAmong(table.settings);
  const others = players
    .filter((one) => one !== first)
    .map((one) => (one === you ? t('shell.home.against-you') : nameAmong(table.settings, one)));
  const remove = async (): Promise<void> => {
    const sure = await ask(
      t('shell.home.remove.title'),
      t('shell.home.remove.text'),
      t('shell.home.remove.yes'),
    );
    if (sure) kept.games.remove(table.id);
  };
  return (
    <div class="panel kept-game row">
      {first === null ? (
        <MonsterIcon kit={kept.monster.value.value.kit} size={48} />
      ) : (
        <FigureIcon colour={first} number={4} size={48} />
      )}
      <div class="kept-game-text">
        <b>
          {summary === undefined
            ? '…'
            : summary === 'broken'
              ? t('shell.home.broken')
              : headline(table, summary)}
        </b>
        <span class="muted">{t('shell.home.against', { names: listText(others) })}</span>
      </div>
      {removable && (
        <button
          type="button"
          class="btn icon small ghost"
          aria-label={t('shell.home.remove')}
          onClick={() => void remove()}
        >
          <Icon name="trash" />
        </button>
      )}
      <a class="btn small" href={linkTo('table', table.id)}>
        <span>{t(table.over ? 'shell.home.look-again' : 'shell.home.continue')}</span>
        <Icon name="play" />
      </a>
    </div>
  );
}

/** What the game's record says; the rules that read it are brought for this. */
function useSummary(table: KeptTable): GameSummary | 'broken' | undefined {
  const [summary, setSummary] = useState<GameSummary | 'broken'>();
  useEffect(() => {
    let current = true;
    void import('./summary.ts').then(({ summaryOf }) => {
      if (current) setSummary(summaryOf(table) ?? 'broken');
    });
    return () => {
      current = false;
    };
  }, [table]);
  return summary;
}

/** Whom the headline speaks of, so that the others are those played against; null is the monster. */
function spokenOf({ phase, turn, winner }: GameSummary, own: Colour): Colour | null {
  if (phase === 'over') return winner ?? null;
  return phase === 'placing' ? own : turn;
}

function headline({ settings }: KeptTable, { phase, round, turn, winner }: GameSummary): string {
  const you = youAmong(settings);
  if (phase === 'over') {
    if (winner === undefined || winner === null) return t('shell.monster-won');
    if (winner === you) return t('shell.you-won');
    return t('shell.won', { name: nameAmong(settings, winner) });
  }
  if (phase === 'placing') return t('shell.home.placing');
  if (turn === you) return t('shell.home.your-move', { round });
  return t('shell.home.their-move', { name: nameAmong(settings, turn), round });
}
