import { recordLineOf, writeGameLink } from '../../../rules/records/index.ts';
import type { StudiedGame } from '../../../study/index.ts';
import { addressOf, Button, linkTo, toast } from '../../app/index.ts';
import { copyText } from '../../device/index.ts';
import { t } from '../../i18n/index.ts';

/** Browsers and messengers take addresses of this length. */
const LONGEST_LINK = 4000;

/** Where others find this game: at its table, or whole in the link. Undefined where it is too long for one. */
function linkOfGame({ header, moments }: StudiedGame, far: string | undefined): string | undefined {
  if (far !== undefined) return addressOf(linkTo('study', 'online', far));
  const lines = moments.flatMap(({ events }) => events.flatMap((event) => recordLineOf(event) ?? []));
  const text = writeGameLink({ header, lines });
  return text === undefined || text.length > LONGEST_LINK
    ? undefined
    : addressOf(linkTo('study', 'link', text));
}

interface GiveLinkProps {
  readonly game: StudiedGame;
  /** The table far away that it was played at. */
  readonly far: string | undefined;
}

/** Copies the link of a game, for others to study. */
export function GiveLink({ game, far }: GiveLinkProps) {
  const give = async (): Promise<void> => {
    const link = linkOfGame(game, far);
    if (link !== undefined && (await copyText(link))) toast(t('review.link.copied'));
    else toast({ text: t(link === undefined ? 'review.link.too-long' : 'review.link.failed'), kind: 'bad' });
  };
  return <Button icon="link" text={t('review.link.copy')} onClick={() => void give()} />;
}
