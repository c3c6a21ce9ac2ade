import type { words as english } from '../en/words.ts';
import { translation } from '../scheme.ts';

export const words = translation<typeof english>()({
  // Directions; in French and Dutch with their article. Where the hall is drawn turned, they are told as they are seen.
  'word.n': 'het noorden',
  'word.e': 'het oosten',
  'word.s': 'het zuiden',
  'word.w': 'het westen',
  'word.seen.n': 'boven',
  'word.seen.e': 'rechts',
  'word.seen.s': 'beneden',
  'word.seen.w': 'links',
  // Where the monster looks.
  'word.ahead': 'recht vooruit',
  'word.left': 'links ervan',
  'word.right': 'rechts ervan',
  // Tiles: alone, as who does something, as what something is done to.
  'word.stone': 'steen',
  'word.crystal': 'kristal',
  'word.turn-right': 'draaisteen (rechts)',
  'word.turn-around': 'draaisteen (180°)',
  'word.teleporter': 'telepoort (paar {pair})',
  'word.pool-2x2': 'vierkante bloedplas',
  'word.pool-4x1': 'lange bloedplas',
  'word.the.stone': 'de steen',
  'word.the.crystal': 'het kristal',
  'word.the.turn-right': 'de draaisteen',
  'word.the.turn-around': 'de draaisteen',
  'word.the.teleporter': 'de telepoort',
  'word.the.pool': 'de bloedplas',
  'word.push.stone': 'de steen',
  'word.push.crystal': 'het kristal',
  'word.push.turn-right': 'de draaisteen',
  'word.push.turn-around': 'de draaisteen',
  // Cards.
  'word.hits': { one: '{count} treffer', other: '{count} treffers' },
  // Colours.
  'word.green': 'groen',
  'word.red': 'rood',
  'word.blue': 'blauw',
  'word.yellow': 'geel',
  'word.beige': 'beige',
  'word.purple': 'paars',
  'word.black': 'zwart',
  // A player or a figure.
  'word.figure': '{name} {number}',
  'word.figure-of': 'de {number} van {name}',
  'word.figure-yours': 'jouw {number}',
  'word.figure-enemy': 'vijand {number}',
  'word.rule': 'regel {rule}',
  'word.with-rule': '{sentence} ({rule})',
  'join.parts': '{before}, {next}',
  'join.and': '{before} en {last}',
  'join.or': '{before} of {last}',
  'join.percent': '{percent}%',
  'join.sentences': '{before} {next}',
  'join.label': '{label}: {value}',
});
