import { english } from '../scheme.ts';

export const refusals = english({
  // Moving a figure.
  'refusal.too-few-points': '{figure} shows {points}, and this path takes {needed} points.',
  'refusal.unknown-letter': 'A path is written with the letters n e s w i o; “{letter}” is not one of them.',
  'refusal.no-number': '{figure} shows no number: say how many points it has.',
  'refusal.not-waiting': '{figure} is not waiting at the entrance: only waiting figures can enter.',
  'refusal.must-enter': '{figure} waits at the entrance and has to come in first.',
  'refusal.not-at-exit': '{figure} is on {at}: the only way out is from a1.',
  'refusal.already-left': '{figure} has left the hall: there is nowhere left to go.',
  'refusal.is-out': '{figure} is out of the hall and can’t move any more.',
  'refusal.is-eaten': '{figure} has been eaten and can’t move any more.',
  'refusal.ends-on-figure':
    '{figure} would end on {at}, where {other} stands: walking through is fine, stopping there is not.',
  'refusal.slides-onto-figure':
    '{figure} would slide onto {at}, where {other} stands, with no point left to move on.',
  'refusal.too-far': 'Too far for {figure}: {at} is {needed} points away.',
  'refusal.no-way': '{figure} finds no way to {at}.',
  'refusal.monster-there': '{figure} can’t go to {at}: the monster is there.',
  'refusal.teleporter-there': '{figure} can’t go to {at}: figures can’t enter teleporters.',
  'refusal.edge': '{figure} can’t go {direction} from {at}: the hall ends there.',
  'refusal.monster': '{figure} can’t go {direction} from {at}: the monster is there.',
  'refusal.monster-at-entrance': '{figure} can’t enter: the monster is on p11.',
  'refusal.teleporter': '{figure} can’t go {direction} from {at}: figures can’t enter teleporters.',
  'refusal.block-before-edge': '{figure} can’t push {direction} from {at}: the block would go over the edge.',
  'refusal.block-before-monster':
    '{figure} can’t push {direction} from {at}: the monster is behind the block.',
  'refusal.block-before-teleporter':
    '{figure} can’t push {direction} from {at}: a teleporter is behind the block.',
  'refusal.block-before-block':
    '{figure} can’t push {direction} from {at}: two blocks in a row are too heavy.',
  'refusal.block-before-figure': '{figure} can’t push {direction} from {at}: a figure is behind the block.',
  // The table.
  'refusal.too-few-players': 'The game is for 2 to 7 players, not for {players}.',
  'refusal.colour-twice': 'Two players can’t both be {colour}.',
  'refusal.colour-for-many': '{colour} has only three figures and plays in games of 5 to 7.',
  'refusal.longer-for-many': 'The longer game is for 6 or 7 players.',
  'refusal.no-such-starter': '{colour} is meant to start but isn’t playing.',
  'refusal.not-your-turn': 'It is {turn}’s turn.',
  'refusal.no-such-figure': 'There is no figure {figure} in this game.',
  'refusal.not-your-figure': 'Only {owner} can move {figure}.',
  'refusal.has-moved': '{figure} has already moved this round.',
  'refusal.come-in-first':
    '{figure} can’t stay outside: in the first round two of your figures have to come in, and {other} can.',
  'refusal.game-over': 'The game is over.',
  'refusal.tiles-first': 'The tiles have to be placed first.',
  'refusal.tiles-placed': 'No more tiles are placed now.',
  'refusal.card-first': 'It is the monster’s move: turn a card first.',
  'refusal.moves-first': 'The monster moves only after all figures have moved.',
  'refusal.card-not-left': 'Card “{card}” is no longer in the pile.',
  'refusal.hits-card-first': 'The first card of a game can’t be a hits card.',
  // Placing tiles.
  'refusal.none-left': 'There are none of these left to place: {tile}.',
  'refusal.kept-free': 'Nothing can be placed on {at}.',
  'refusal.off-board': '{thing} doesn’t fit on the board at {at}.',
  'refusal.occupied': '{thing} can’t go on {at}: something is there already.',
  'refusal.teleporters-touch': 'Two teleporters can’t be next to each other: {at} and {other}.',
  'refusal.teleporters-through-wall': 'Two teleporters can’t be neighbours through a wall: {at} and {other}.',
  // The puzzle game.
  'refusal.not-in-supply': '{figure} is not waiting at the entrance.',
  'refusal.figure-on-pool': 'Figures can’t be placed on the blood pool at {at}.',
  'refusal.may-not-use': 'This level doesn’t let you use {at}.',
});
