import type { words as english } from '../en/words.ts';
import { translation } from '../scheme.ts';

export const words = translation<typeof english>()({
  // Directions; in French and Dutch with their article. Where the hall is drawn turned, they are told as they are seen.
  'word.n': 'le nord',
  'word.e': 'l’est',
  'word.s': 'le sud',
  'word.w': 'l’ouest',
  'word.seen.n': 'le haut',
  'word.seen.e': 'la droite',
  'word.seen.s': 'le bas',
  'word.seen.w': 'la gauche',
  // Where the monster looks.
  'word.ahead': 'droit devant',
  'word.left': 'à sa gauche',
  'word.right': 'à sa droite',
  // Tiles: alone, as who does something, as what something is done to.
  'word.stone': 'pierre',
  'word.crystal': 'cristal',
  'word.turn-right': 'pierre tournante (à droite)',
  'word.turn-around': 'pierre tournante (180°)',
  'word.teleporter': 'téléporteur (paire {pair})',
  'word.pool-2x2': 'flaque de sang carrée',
  'word.pool-4x1': 'flaque de sang longue',
  'word.the.stone': 'la pierre',
  'word.the.crystal': 'le cristal',
  'word.the.turn-right': 'la pierre tournante',
  'word.the.turn-around': 'la pierre tournante',
  'word.the.teleporter': 'le téléporteur',
  'word.the.pool': 'la flaque de sang',
  'word.push.stone': 'la pierre',
  'word.push.crystal': 'le cristal',
  'word.push.turn-right': 'la pierre tournante',
  'word.push.turn-around': 'la pierre tournante',
  // Cards.
  'word.hits': { one: '{count} victime', other: '{count} victimes' },
  // Colours.
  'word.green': 'vert',
  'word.red': 'rouge',
  'word.blue': 'bleu',
  'word.yellow': 'jaune',
  'word.beige': 'beige',
  'word.purple': 'violet',
  'word.black': 'noir',
  // A player or a figure.
  'word.figure': '{name} {number}',
  'word.figure-of': 'le {number} de {name}',
  'word.figure-yours': 'votre {number}',
  'word.figure-enemy': 'l’ennemi {number}',
  'word.rule': 'règle {rule}',
  'word.with-rule': '{sentence} ({rule})',
  'join.parts': '{before}, {next}',
  'join.and': '{before} et {last}',
  'join.or': '{before} ou {last}',
  'join.percent': '{percent}\u00a0%',
  'join.sentences': '{before} {next}',
  'join.label': '{label} : {value}',
});
