import { onlineText } from '../../../i18n/index.ts';

const REACTIONS = ['laugh', 'gasp', 'clap', 'thumb', 'cry', 'skull', 'heart', 'wave'] as const;

/** "laughs"; a reaction of a later server says nothing. */
export function reactionText(reaction: string): string | undefined {
  const known = REACTIONS.find((one) => one === reaction);
  return known === undefined ? undefined : onlineText.t(`online.reaction.${known}`);
}
