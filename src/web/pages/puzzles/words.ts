import type { Downs, Eaten, Piece, Run } from '../../../puzzles/index.ts';
import type { PutDown } from '../../../rules/index.ts';
import { capital, listText, type Names, t } from '../../i18n/index.ts';
import { pieceOfPut } from '../../puzzle/index.ts';

/** What a piece is called on its button. */
export function pieceName(piece: Piece, names: Names): string {
  if (typeof piece !== 'string') return capital(names.figure(piece.figure));
  if (piece === 'teleporter-1' || piece === 'teleporter-2') return t('puzzles.piece.teleporter');
  return t(`puzzles.piece.${piece}`);
}

export const putName = (put: PutDown, names: Names): string => pieceName(pieceOfPut(put), names);

/** "Enemy 2, on k9". */
export function eatenText({ figure, at, because }: Eaten, names: Names): string {
  const values = { figure: capital(names.figure(figure)), at };
  if (because === 'edge') return t('puzzles.end.eaten-edge', values);
  return because === 'teleporter'
    ? t('puzzles.end.eaten-teleporter', values)
    : t('puzzles.end.eaten', values);
}

/** Why it is not solved; undefined where it is. */
export function failureText({ failed }: Run, names: Names): string | undefined {
  if (failed === undefined) return undefined;
  if (failed.why === 'enemies-left')
    return t('puzzles.end.left', {
      count: failed.enemies.length,
      figures: capital(listText(failed.enemies.map((id) => names.figure(id)))),
    });
  const { figure, step, because } = failed.first;
  const values = { figure: capital(names.figure(figure)), step };
  if (because === 'edge') return t('puzzles.end.own-edge', values);
  return because === 'teleporter'
    ? t('puzzles.end.own-teleporter', values)
    : t('puzzles.end.own-eaten', values);
}

/** How the walk goes on for ever. */
export function endText({ circle, cycle, steps }: Run): string {
  if (circle === undefined) return t('puzzles.end.nobody', { count: steps });
  const { begins } = circle;
  return begins === 0
    ? t('puzzles.end.circle-at-once', { count: cycle })
    : t('puzzles.end.circle', { count: cycle, begins });
}

export const praiseText = ({ circle }: Run): string =>
  t(circle === undefined ? 'puzzles.end.solved.alone' : 'puzzles.end.solved.circle');

/** What has changed from one state of building to the next, for those who listen. */
export function changeText(before: Downs, now: Downs, names: Names): string | undefined {
  const put = now.find((one) => !before.includes(one));
  if (put !== undefined) return t('puzzles.speak.put', { piece: putName(put, names), at: put.at });
  const gone = before.find((one) => !now.includes(one));
  return gone === undefined ? undefined : t('puzzles.speak.gone', { piece: putName(gone, names) });
}

const IDEAS = ['eyes', 'stones', 'walls', 'blood', 'turning', 'teleporters'] as const;

/** A chapter's idea in a sentence. */
export function ideaText(chapter: string): string {
  const idea = IDEAS.find((one) => one === chapter);
  return idea === undefined ? '' : t(`puzzles.chapter.${idea}`);
}
