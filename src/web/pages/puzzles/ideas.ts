import { puzzlesText } from '../../i18n/index.ts';

const { t } = puzzlesText;

const IDEAS = ['eyes', 'stones', 'walls', 'blood', 'turning', 'teleporters'] as const;

/** A chapter's idea in a sentence. */
export function ideaText(chapter: string): string {
  const idea = IDEAS.find((one) => one === chapter);
  return idea === undefined ? '' : t(`puzzles.chapter.${idea}`);
}
