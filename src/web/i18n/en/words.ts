import { english } from '../scheme.ts';

export const words = english({
  // Directions; in French with their article.
  'word.n': 'north',
  'word.e': 'east',
  'word.s': 'south',
  'word.w': 'west',
  // Where the monster looks.
  'word.ahead': 'straight ahead',
  'word.left': 'on the left',
  'word.right': 'on the right',
  // Tiles: alone, as who does something, as what something is done to.
  'word.stone': 'stone',
  'word.crystal': 'crystal',
  'word.turn-right': 'turning stone (right)',
  'word.turn-around': 'turning stone (180°)',
  'word.teleporter': 'teleporter (pair {pair})',
  'word.pool-2x2': 'square blood pool',
  'word.pool-4x1': 'long blood pool',
  'word.the.stone': 'the stone',
  'word.the.crystal': 'the crystal',
  'word.the.turn-right': 'the turning stone',
  'word.the.turn-around': 'the turning stone',
  'word.the.teleporter': 'the teleporter',
  'word.the.pool': 'the blood pool',
  'word.push.stone': 'the stone',
  'word.push.crystal': 'the crystal',
  'word.push.turn-right': 'the turning stone',
  'word.push.turn-around': 'the turning stone',
  // Cards.
  'word.hits': { one: '{count} hit', other: '{count} hits' },
  // Colours.
  'word.green': 'green',
  'word.red': 'red',
  'word.blue': 'blue',
  'word.yellow': 'yellow',
  'word.beige': 'beige',
  'word.purple': 'purple',
  'word.black': 'black',
  // A player or a figure.
  'word.figure': '{name} {number}',
  'word.figure-of': '{name}’s {number}',
  'word.figure-yours': 'your {number}',
  'word.figure-enemy': 'enemy {number}',
  'word.rule': 'rule {rule}',
  'word.with-rule': '{sentence} ({rule})',
  'join.parts': '{before}, {next}',
  'join.sentences': '{before} {next}',
  'join.label': '{label}: {value}',
});
