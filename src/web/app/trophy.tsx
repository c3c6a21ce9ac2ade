import { LanternIcon } from '../board/index.ts';
import { t } from '../i18n/index.ts';
import { levelOf, type Trophy } from '../kept/index.ts';

const SIGNS = {
  unharmed: 'check',
  comeback: 'undo',
  'double-feed': 'skull',
  blindfold: 'eye',
  'last-card': 'moon',
  'five-in-a-row': 'flag',
  'seven-players': 'people',
} as const;

const isRare = (trophy: Trophy): trophy is keyof typeof SIGNS => trophy in SIGNS;

export const trophyName = (trophy: Trophy): string =>
  isRare(trophy) ? t(`story.trophy.${trophy}`) : t('story.trophy.bot', { name: levelOf(trophy).name });

/** What it is for. */
export const trophyText = (trophy: Trophy): string =>
  isRare(trophy) ? t(`story.trophy.${trophy}.text`) : t(`story.strength.${trophy}`);

interface TrophyProps {
  readonly trophy: Trophy;
  readonly won: boolean;
  readonly size?: number;
}

/** A lantern that is lit when the trophy is won. */
export const TrophyIcon = ({ trophy, won, size = 64 }: TrophyProps) => (
  <LanternIcon lit={won} sign={isRare(trophy) ? SIGNS[trophy] : levelOf(trophy).level} size={size} />
);
