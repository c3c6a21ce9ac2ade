import { english } from '../scheme.ts';

export const speech = english({
  // What a space says. The parts are set apart by commas.
  'speech.exit': 'exit corner',
  'speech.entrance-corner': 'entrance corner',
  'speech.out': 'Exit',
  'speech.out.count': { one: '{count} figure out', other: '{count} figures out' },
  'speech.entrance': 'Entrance',
  'speech.waiting': 'waiting: {figures}',
  'speech.nobody-waiting': 'nobody waiting',
  'speech.may-move': 'can move',
  'speech.chosen': 'chosen',
  'speech.danger': 'danger {percent}',
  'speech.pool': 'blood pool',
  'speech.teleporter': 'teleporter (pair {pair}), arrow pointing {direction}',
  'speech.monster': 'the monster, facing {direction}',
  'speech.wall': '{direction}: wall {letter}',
  'speech.star': 'star',
  'speech.reach': { one: 'reachable for {count} point', other: 'reachable for {count} points' },
  'speech.reach-risk': 'danger there {percent}',
  'speech.stop': 'the monster stops here with {card}, {percent}',
  'speech.on-path': 'on the path',
  'speech.may-place': 'a tile can go here',
  'speech.empty': 'free',
});
