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
  'speech.shows': 'shows {number}',
  'speech.yours': 'yours',
  'speech.may-move': 'can move',
  'speech.chosen': 'chosen',
  'speech.danger': 'danger {percent}',
  'speech.pool': 'blood pool',
  'speech.teleporter': 'teleporter of pair {pair}, arrow {direction}',
  'speech.monster': 'the monster, facing {direction}',
  'speech.wall': 'wall {letter} to the {direction}',
  'speech.star': 'star',
  'speech.reach': { one: 'in reach for {count} point', other: 'in reach for {count} points' },
  'speech.reach-risk': 'danger there {percent}',
  'speech.stop': 'the monster stops here with {card}, {percent}',
  'speech.on-path': 'on the path',
  'speech.may-place': 'a tile may lie here',
  'speech.empty': 'free',
});
