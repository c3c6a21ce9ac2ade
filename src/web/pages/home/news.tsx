import './news.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { linkTo } from '../../app/index.ts';
import { Icon, LanternIcon, TileIcon } from '../../board/index.ts';
import { whenIdle } from '../../device/index.ts';
import { t } from '../../i18n/index.ts';
import { kept, TROPHIES, yourLevel } from '../../kept/index.ts';
import type { Today } from './today.ts';

interface Props {
  readonly play: () => void;
}

/** Whoever has been here before sees what is new, where others are told what the game is about. */
export const isKnownHere = (): boolean =>
  kept.results.value.value.all.played > 0 || Object.keys(kept.puzzles.value.value.levels).length > 0;

/** The next opponent, the day's puzzle, tables that wait, and what was won. */
export function News({ play }: Props) {
  const results = kept.results.value.value;
  const { level, bot, name } = yourLevel(results);
  const puzzle = useToday();
  const turns = useMyTurns();
  const won = Object.keys(results.trophies).length;
  return (
    <nav class="news" aria-label={t('story.news')}>
      <button type="button" class="news-item" onClick={play}>
        <i>
          <LanternIcon lit={false} sign={level} size={24} />
        </i>
        <span>
          {t('story.next', { name })} <small>{t(`story.strength.${bot}`)}</small>
        </span>
      </button>
      {puzzle === undefined ? (
        <span class="news-item" aria-hidden="true" />
      ) : (
        <NewsLink
          href={puzzle.solved ? linkTo('puzzles', 'daily') : linkTo('puzzles', 'daily', puzzle.day)}
          icon={puzzle.solved ? <Icon name="check" /> : <TileIcon tile={{ kind: 'turn-right' }} size={26} />}
          urgent={!puzzle.solved}
        >
          {puzzle.solved ? t('story.news.solved', { count: puzzle.streak }) : t('story.news.puzzle')}
        </NewsLink>
      )}
      <NewsLink href={linkTo('results')} icon={<LanternIcon lit={won > 0} sign="flag" size={24} />}>
        {t('story.trophies')}{' '}
        <small class="num">{t('story.trophies.count', { won, all: TROPHIES.length })}</small>
      </NewsLink>
      {turns > 0 && (
        <NewsLink href={linkTo('lobby')} icon={<Icon name="link" />} urgent>
          {t('story.news.online', { count: turns })}
        </NewsLink>
      )}
    </nav>
  );
}

interface NewsLinkProps {
  readonly href: string;
  readonly icon: ComponentChildren;
  readonly urgent?: boolean;
  readonly children: ComponentChildren;
}

const NewsLink = ({ href, icon, urgent = false, children }: NewsLinkProps) => (
  <a class={`news-item ${urgent ? 'urgent' : ''}`} href={href}>
    <i>{icon}</i>
    <span>{children}</span>
  </a>
);

/** What knows of days is brought when the browser has a moment. */
function useToday(): Today | undefined {
  const [puzzle, setPuzzle] = useState<Today>();
  const { levels } = kept.puzzles.value.value;
  useEffect(() => {
    let current = true;
    const forget = whenIdle(() => {
      void import('./today.ts').then(({ todaysPuzzle }) => {
        if (current) setPuzzle(todaysPuzzle());
      });
    });
    return () => {
      current = false;
      forget();
    };
  }, [levels]);
  return puzzle;
}

/** The server is asked only on devices that have sat at a table online. */
function useMyTurns(): number {
  const [turns, setTurns] = useState(0);
  const played = kept.onlineTables.value.value.tables.length > 0;
  useEffect(() => {
    if (!played) return;
    let current = true;
    const forget = whenIdle(() => {
      void import('./my-turns.ts')
        .then(({ myTurns }) => myTurns())
        .then(
          (count) => {
            if (current) setTurns(count);
          },
          () => {}, // no server, or no line: the lobby tells it to those who go there
        );
    });
    return () => {
      current = false;
      forget();
    };
  }, [played]);
  return turns;
}
