/** What consequences are called in English, for the command line and the page; `phrase.ts` says which text stands for what. */
export const ENGLISH = {
  'study.eaten.saw': 'With {cards} it sees {figure} from {from}, turns {direction} and bites on {at}.',
  'study.eaten.turned': 'With {cards} it turns {direction} on {from} and eats {figure} on {at}.',
  'study.eaten.straight': 'With {cards} it goes straight on and eats {figure} on {at}.',
  'study.eaten.edge': 'With {cards} it pushes {figure} from {at} over the edge.',
  'study.eaten.teleporter': 'With {cards} it pushes {figure} onto the teleporter on {at}.',
  'study.any-card': 'any card',
  'study.safe': '{figure} is safe whatever card comes.',
  'study.out': '{figure} is out.',
  'study.wins': '{player} wins.',
  'study.wins.you': 'You win.',
  'study.way': {
    one: '{figure} is 1 point from being out.',
    other: '{figure} is {count} points from being out.',
  },
} as const;
