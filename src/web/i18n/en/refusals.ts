import { english } from '../scheme.ts';

export const refusals = english({
  // Moving a figure.
  'refusal.too-few-points': '{figure} shows {points}, and this path takes {needed} points.',
  'refusal.unknown-letter': 'A path is written with the letters n e s w i o; “{letter}” is not one of them.',
  'refusal.no-number': '{figure} shows no number: say how many points it has.',
  'refusal.not-waiting': '{figure} is not waiting at the entrance: only those who wait can enter.',
  'refusal.must-enter': '{figure} waits at the entrance and has to come in first.',
  'refusal.not-at-exit': '{figure} is on {at}: the only way out is from a1.',
  'refusal.already-left': '{figure} has left the hall: there is nowhere left to go.',
  'refusal.is-out': '{figure} is out of the hall and moves no more.',
  'refusal.is-eaten': '{figure} has been eaten and moves no more.',
  'refusal.ends-on-figure':
    '{figure} would end on {at}, where {other} stands: walking through is fine, stopping there is not.',
  'refusal.slides-onto-figure':
    '{figure} would slide onto {at}, where {other} stands, with no point left to move on.',
  'refusal.edge': "{figure} can't go {direction} from {at}: the hall ends there.",
  'refusal.monster': "{figure} can't go {direction} from {at}: the monster is there.",
  'refusal.monster-at-entrance': "{figure} can't enter: the monster stands on p11.",
  'refusal.teleporter': "{figure} can't go {direction} from {at}: no figure enters a teleporter.",
  'refusal.block-before-edge': "{figure} can't push {direction} from {at}: the block would go over the edge.",
  'refusal.block-before-monster':
    "{figure} can't push {direction} from {at}: the monster is behind the block.",
  'refusal.block-before-teleporter':
    "{figure} can't push {direction} from {at}: a teleporter is behind the block.",
  'refusal.block-before-block':
    "{figure} can't push {direction} from {at}: two blocks in a row can't be pushed.",
  'refusal.block-before-figure': "{figure} can't push {direction} from {at}: a figure is behind the block.",
  // The table.
  'refusal.too-few-players': 'The game is for 2 to 7 players, not for {players}.',
  'refusal.colour-twice': "Two players can't both be {colour}.",
  'refusal.colour-for-many': '{colour} has only three figures and plays in games of 5 to 7.',
  'refusal.longer-for-many': 'The longer game is for 6 or 7 players.',
  'refusal.no-such-starter': '{colour} is to begin but does not play.',
  'refusal.not-your-turn': "It is {turn}'s turn.",
  'refusal.no-such-figure': 'There is no figure {figure} in this game.',
  'refusal.not-your-figure': '{figure} belongs to {owner}.',
  'refusal.has-moved': '{figure} has moved in this round.',
  'refusal.come-in-first':
    '{figure} can’t stay outside: in the first round two of your figures come onto the board, and {other} can come in.',
  'refusal.game-over': 'The game is over.',
  'refusal.tiles-first': 'The tiles are placed first.',
  'refusal.tiles-placed': 'No tiles are placed now.',
  'refusal.card-first': 'The monster moves now: first a card is turned.',
  'refusal.moves-first': 'The monster moves when all figures have moved.',
  'refusal.card-not-left': 'The card “{card}” is not among those left.',
  'refusal.hits-card-first': "The first card of a game can't be a hits card.",
  // Placing tiles.
  'refusal.none-left': 'None of these is left to place: {tile}.',
  'refusal.kept-free': 'Nothing may be placed on {at}.',
  'refusal.off-board': '{thing} would not lie on the board at {at}.',
  'refusal.occupied': "{thing} can't lie on {at}: something is there already.",
  'refusal.teleporters-touch': 'Two teleporters may not be neighbours: {at} and {other}.',
  'refusal.teleporters-through-wall':
    'Two teleporters may not be neighbours through a wall: {at} and {other}.',
  // The puzzle game.
  'refusal.not-in-supply': '{figure} does not wait at the entrance.',
  'refusal.figure-on-pool': 'No figure may be put on the pool at {at}.',
  'refusal.may-not-use': "This level doesn't let you use {at}.",
});
