import { Inputs, ROWS_PER_FIGURE, ROWS_PER_SEAT } from './inputs.ts';

/**
 * What a network learns from: moments of games as rows, with the price and with what came of it, in one list of 16-bit words, so that
 * threads send it and files keep it as it is.
 */

/** A chance of one. */
const ONE = 0xffff;

/** Adds a moment to a list of words. `floor` are the rows of the hall. */
export function writeSample(
  into: number[],
  inputs: Inputs,
  floor: readonly number[],
  price: ArrayLike<number>,
  target: ArrayLike<number>,
): void {
  const { players, anyOut, trust, boardCount, board, seats, figureCount, figureSeats, figures } = inputs;
  into.push(players, anyOut ? 1 : 0, trust, boardCount + floor.length, figureCount);
  for (let i = 0; i < boardCount; i++) into.push(board[i]!);
  for (const row of floor) into.push(row);
  for (let i = 0; i < (players + 1) * ROWS_PER_SEAT; i++) into.push(seats[i]!);
  for (let i = 0; i < figureCount; i++) into.push(figureSeats[i]!);
  for (let i = 0; i < figureCount * ROWS_PER_FIGURE; i++) into.push(figures[i]!);
  for (let seat = 0; seat < players; seat++) into.push(Math.round(Math.min(1, price[seat]!) * ONE));
  for (let seat = 0; seat < players; seat++) into.push(Math.round(target[seat]! * ONE));
}

/** Takes a moment from a list of words: answers where the next begins. */
export function readSample(
  words: Uint16Array,
  from: number,
  inputs: Inputs,
  price: Float64Array,
  target: Float64Array,
): number {
  let at = from;
  inputs.players = words[at++]!;
  inputs.anyOut = words[at++] === 1;
  inputs.trust = words[at++]!;
  inputs.boardCount = words[at++]!;
  inputs.figureCount = words[at++]!;
  const { players, boardCount, figureCount } = inputs;
  for (let i = 0; i < boardCount; i++) inputs.board[i] = words[at++]!;
  for (let i = 0; i < (players + 1) * ROWS_PER_SEAT; i++) inputs.seats[i] = words[at++]!;
  for (let i = 0; i < figureCount; i++) inputs.figureSeats[i] = words[at++]!;
  for (let i = 0; i < figureCount * ROWS_PER_FIGURE; i++) inputs.figures[i] = words[at++]!;
  for (let seat = 0; seat < players; seat++) price[seat] = words[at++]! / ONE;
  let rest = 1;
  for (let seat = 0; seat < players; seat++) {
    target[seat] = words[at++]! / ONE;
    rest -= target[seat]!;
  }
  target[players] = rest < 0 ? 0 : rest;
  return at;
}

/** Where each sample of a list of words begins. */
export function sampleStarts(words: Uint16Array): number[] {
  const inputs = new Inputs();
  const [price, target] = [new Float64Array(8), new Float64Array(8)];
  const starts: number[] = [];
  for (let at = 0; at < words.length; at = readSample(words, at, inputs, price, target)) starts.push(at);
  return starts;
}
