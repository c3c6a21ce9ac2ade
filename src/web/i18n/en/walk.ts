import { english } from '../scheme.ts';

export const walk = english({
  // The monster looks (M2, M3). `side` is "on the left" and the like; `others` lists those farther off.
  'walk.look.none': 'It looks ahead, left and right and sees nobody: it keeps facing {direction}.',
  'walk.look.one': {
    one: 'It looks around: {figure} is only 1 space away, {side}.',
    other: 'It looks around: {figure} is {count} spaces away, {side}.',
  },
  'walk.look.nearest': {
    one: 'It looks around: {figure}, 1 space away {side}, is nearer than {others}.',
    other: 'It looks around: {figure}, {count} spaces away {side}, is nearer than {others}.',
  },
  'walk.look.other': '{figure} ({distance} away)',
  'walk.look.tie': {
    one: 'It looks around: {figures} are equally near, 1 space away. It can’t decide and keeps facing {direction}.',
    other:
      'It looks around: {figures} are equally near, {count} spaces away. It can’t decide and keeps facing {direction}.',
  },
  // It turns.
  'walk.turn.saw': 'It turns {direction}.',
  'walk.turn.stone': 'The turning stone on {at} turns it {direction}.',
  'walk.turn.stone-wall':
    'Behind the wall, on {at}, is a turning stone: it turns {direction} before it walks through.',
  'walk.turn.teleporter': 'The arrow turns it {direction}.',
  // It moves.
  'walk.step': 'It steps to {to}.',
  'walk.slide': 'It slides on over the blood to {to}.',
  'walk.wall': 'It walks through the wall at {wall} and comes in again on {to}.',
  'walk.wall-star': 'It walks through the wall at the star and comes in again on {to}.',
  'walk.teleport': 'It vanishes from {from} and stands on {to}, the other teleporter of the pair.',
  'walk.caught': 'It has already faced {direction} on {at} during this step, so the step ends here.',
  // Somebody or something is in its way.
  'walk.bite': 'It eats {figure} on {at}.',
  'walk.bite-and-step': 'It steps to {to} and eats {figure}.',
  'walk.eaten.edge': '{figure} is pushed over the edge at {at}: eaten.',
  'walk.eaten.teleporter': '{figure} is pushed onto the teleporter on {at}: eaten.',
  'walk.push': 'It pushes {things}.',
  'walk.push.thing': '{thing} to {to}',
  'walk.push.thing-slid': '{thing} over the blood to {to}',
  'walk.figure-pushed': '{figure} is pushed from {from} to {to}.',
  'walk.figure-slid': '{figure} is pushed from {from} and slides over the blood to {to}.',
  'walk.block-pushed': '{thing} is pushed from {from} to {to}.',
  'walk.block-slid': '{thing} is pushed from {from} and slides over the blood to {to}.',
  'walk.block-gone.edge': '{thing} goes over the edge from {from} and is out of the game.',
  'walk.block-gone.teleporter': '{thing} disappears on the teleporter on {at} and is out of the game.',
  'walk.block-gone.corner': '{thing} reaches the corner {at} and is removed.',
  // A figure moves by itself.
  'walk.entered': '{figure} enters the hall on p11.',
  'walk.walked': '{figure} walks from {from} to {to}.',
  'walk.slid': '{figure} slides over the blood from {from} to {to}.',
  'walk.left': '{figure} leaves the hall: out and safe!',
  'walk.stayed': '{figure} stays put.',
  'walk.moved': '{figure} has moved.',
  'walk.moved.entered': '{figure} enters and walks to {to}.',
  'walk.moved.left': '{figure} walks from {from} to a1 and leaves the hall: out and safe!',
  'walk.moved.pushes': '{move} Pushed: {things}.',
  'walk.moved.gone': '{thing}, now gone',
  'walk.turned-over': '{figure} is turned over and shows {points}.',
  // The game around it.
  'walk.tile': '{player} puts down a tile: {tile} on {at}.',
  'walk.tile.you': 'You put down a tile: {tile} on {at}.',
  'walk.card.steps': {
    one: 'The card says {count}: the monster takes {count} step.',
    other: 'The card says {count}: the monster takes {count} steps.',
  },
  'walk.card.hits': {
    one: 'The card says {count} hit: the monster walks until it has eaten someone, at most {most} steps.',
    other: 'The card says {count} hits: the monster walks until it has eaten {count}, at most {most} steps.',
  },
  'walk.returned': '{figure} is back at the entrance, a little chewed.',
  'walk.round-ended': 'Round {round} ends.',
  'walk.stage-two': 'Stage two begins: all cards are shuffled, and from now on eaten is out.',
  'walk.ended.escaped': '{player} has all figures but one out and wins.',
  'walk.ended.escaped.you': 'You have all figures but one out and win.',
  'walk.ended.all-gone': 'Nobody is left in the hall. {player} wins with the most figures out.',
  'walk.ended.all-gone.you': 'Nobody is left in the hall. You win with the most figures out.',
  'walk.ended.last-card': 'The last card is played. {player} wins with the most figures out.',
  'walk.ended.last-card.you': 'The last card has been played. You win with the most figures out.',
  'walk.ended.monster': 'Nobody got out. The monster wins, and there is no dessert.',
});
