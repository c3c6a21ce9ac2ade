import type { words as english } from '../en/words.ts';
import { translation } from '../scheme.ts';

export const words = translation<typeof english>()({
  // Directions; in French and Dutch with their article. Where the hall is drawn turned, they are told as they are seen.
  'word.n': 'Norden',
  'word.e': 'Osten',
  'word.s': 'Süden',
  'word.w': 'Westen',
  'word.seen.n': 'oben',
  'word.seen.e': 'rechts',
  'word.seen.s': 'unten',
  'word.seen.w': 'links',
  // Where the monster looks.
  'word.ahead': 'geradeaus',
  'word.left': 'links von ihm',
  'word.right': 'rechts von ihm',
  // Tiles: alone, as who does something, as what something is done to.
  'word.stone': 'Stein',
  'word.crystal': 'Kristall',
  'word.turn-right': 'Drehstein (rechts)',
  'word.turn-around': 'Drehstein (180°)',
  'word.teleporter': 'Teleporter (Paar {pair})',
  'word.pool-2x2': 'quadratische Blutlache',
  'word.pool-4x1': 'lange Blutlache',
  'word.the.stone': 'der Stein',
  'word.the.crystal': 'der Kristall',
  'word.the.turn-right': 'der Drehstein',
  'word.the.turn-around': 'der Drehstein',
  'word.the.teleporter': 'der Teleporter',
  'word.the.pool': 'die Blutlache',
  'word.push.stone': 'den Stein',
  'word.push.crystal': 'den Kristall',
  'word.push.turn-right': 'den Drehstein',
  'word.push.turn-around': 'den Drehstein',
  // Cards.
  'word.hits': { one: '{count} Treffer', other: '{count} Treffer' },
  // Colours.
  'word.green': 'Grün',
  'word.red': 'Rot',
  'word.blue': 'Blau',
  'word.yellow': 'Gelb',
  'word.beige': 'Beige',
  'word.purple': 'Lila',
  'word.black': 'Schwarz',
  // A player or a figure.
  'word.figure': '{name} {number}',
  'word.figure-of': 'die {number} von {name}',
  'word.figure-yours': 'deine {number}',
  'word.figure-enemy': 'Gegner {number}',
  'word.rule': 'Regel {rule}',
  'word.with-rule': '{sentence} ({rule})',
  'join.parts': '{before}, {next}',
  'join.and': '{before} und {last}',
  'join.or': '{before} oder {last}',
  'join.percent': '{percent}\u00a0%',
  'join.sentences': '{before} {next}',
  'join.label': '{label}: {value}',
});
