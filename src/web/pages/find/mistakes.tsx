import { useEffect, useMemo, useState } from 'preact/hooks';
import { COLOURS } from '../../../rules/index.ts';
import { ButtonLink, linkTo } from '../../app/index.ts';
import { findMistakes, type Task } from '../../find/index.ts';
import { percentText, t } from '../../i18n/index.ts';
import { openKeptGame } from '../../study/index.ts';
import { FindView } from './find-view.tsx';

interface MistakesProps {
  /** The game's name on this device, and whose mistakes: the reader's own unless said otherwise. */
  readonly game: string;
  readonly colour: string | undefined;
}

/** A player's mistakes in a game, one by one: find the better move. */
export function MistakesPage({ game: id, colour }: MistakesProps) {
  const opened = useMemo(() => openKeptGame(id), [id]);
  const [share, setShare] = useState(0);
  const [tasks, setTasks] = useState<readonly Task[]>();
  const [number, setNumber] = useState(0);
  const [found, setFound] = useState(0);
  const game = opened?.games[0];
  useEffect(() => {
    if (game === undefined) return;
    const { players } = game.end.setup;
    const whose = COLOURS.find((one) => one === colour) ?? opened?.you;
    const seat = whose === undefined ? -1 : players.indexOf(whose);
    const stop = new AbortController();
    void findMistakes(game, seat < 0 ? undefined : seat, stop.signal, setShare).then((all) => {
      if (!stop.signal.aborted) setTasks(all);
    });
    return () => stop.abort();
  }, [game, colour, opened]);
  if (game === undefined) return <Note text={t('find.mistakes.gone')} id={undefined} />;
  if (tasks === undefined) {
    return <Note text={t('find.mistakes.looking', { share: percentText(share) })} id={id} />;
  }
  if (tasks.length === 0) return <Note text={t('find.mistakes.none')} id={id} />;
  const task = tasks[number];
  if (task === undefined) {
    return <Note text={t('find.mistakes.done', { found, count: tasks.length })} id={id} />;
  }
  return (
    <FindView
      task={task}
      answered={(answer) => setFound((before) => before + (answer === 'wrong' ? 0 : 1))}
      next={() => setNumber(number + 1)}
      key={task.id}
    >
      <p class="panel find-of num">{t('find.mistakes.at', { number: number + 1, count: tasks.length })}</p>
    </FindView>
  );
}

const Note = ({ text, id }: { readonly text: string; readonly id: string | undefined }) => (
  <article class="page find-note">
    <h1>{t('find.mistakes')}</h1>
    <p role="status">{text}</p>
    <p class="row wraps">
      <ButtonLink
        icon="back"
        text={t('shell.title.study')}
        href={id === undefined ? linkTo('study') : linkTo('study', id)}
      />
      <ButtonLink text={t('shell.title.find')} href={linkTo('find')} />
    </p>
  </article>
);
