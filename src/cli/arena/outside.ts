import { type ChildProcess, spawn } from 'node:child_process';
import { type Action, decide, type Game, Moves, placementsOf, reading } from '../../rules/index.ts';
import { parseJson, shown, writeView } from '../../rules/notation/index.ts';
import { actionIn, isFields } from '../engine/index.ts';
import { LineCutter } from '../lines.ts';

/** What an outside program can do wrong; its turn is then taken by a safe default. */
export const FAULTS = ['rubbish', 'illegal', 'late', 'dead'] as const;
export type Fault = (typeof FAULTS)[number];

interface Wrong {
  readonly fault: Fault;
  readonly message: string;
}

/** A program that ended is started again so many times. */
const RESTARTS = 3;
/** A program that is late so often without a break hangs, and is ended. */
const LATE_IN_A_ROW = 3;
/** What a program is told to use of the time it is waited for: the rest is for the way there and back. */
const SHARE_OF_PATIENCE = 0.9;

type Answer = { readonly text: string } | 'late' | 'ended';

/** A program of someone else's that answers "choose" requests, line by line (docs/formats.md, "Outside programs"). */
export class OutsideProgram {
  readonly #command: string;
  readonly #patience: number;
  #child: ChildProcess | undefined;
  #starts = 0;
  #requests = 0;
  #lateInARow = 0;
  #answered: ((answer: Answer) => void) | undefined;

  constructor(command: string, patience: number) {
    this.#command = command;
    this.#patience = patience;
  }

  /** What the program wants to do; where that is nothing sensible, the safe default and what was wrong. */
  async choose(game: Game, seed: string): Promise<{ readonly action: Action; readonly wrong?: Wrong }> {
    const read = await this.#ask(game, seed);
    if (!('fault' in read)) return { action: read };
    return { action: safeAction(game), wrong: read };
  }

  close(): void {
    const child = this.#child;
    this.#child = undefined;
    child?.stdin?.end();
    child?.kill('SIGKILL');
  }

  async #ask(game: Game, seed: string): Promise<Action | Wrong> {
    const child = this.#child ?? this.#start();
    if (child === undefined)
      return { fault: 'dead', message: 'has ended too often and is not started again' };
    const id = ++this.#requests;
    const milliseconds = Math.max(1, Math.floor(this.#patience * SHARE_OF_PATIENCE));
    const request = JSON.stringify({ do: 'choose', id, seed, milliseconds });
    const answer = await new Promise<Answer>((resolve) => {
      const timer = setTimeout(() => resolve('late'), this.#patience);
      this.#answered = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      child.stdin!.write(`${request.slice(0, -1)},"view":${writeView(game)}}\n`);
    });
    this.#answered = undefined;
    if (answer === 'ended') return { fault: 'dead', message: 'ended without an answer' };
    if (answer === 'late') return this.#wasLate();
    this.#lateInARow = 0;
    return understood(game, id, answer.text);
  }

  #wasLate(): Wrong {
    this.#lateInARow++;
    const hangs = this.#lateInARow === LATE_IN_A_ROW;
    if (hangs) {
      this.#lateInARow = 0;
      this.close();
    }
    const told = hangs ? `, ${LATE_IN_A_ROW} times in a row: it is ended` : '';
    return { fault: 'late', message: `did not answer within ${this.#patience} ms${told}` };
  }

  #start(): ChildProcess | undefined {
    if (this.#starts > RESTARTS) return undefined;
    this.#starts++;
    const child = spawn(this.#command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child = child;
    const lines = new LineCutter();
    child.stdout!.on('data', (chunk: Buffer) => {
      if (this.#child !== child) return;
      for (const line of lines.cut(chunk)) this.#hear(line === 'too long' ? '(too long)' : String(line));
    });
    child.stdin!.on('error', () => {}); // it has ended, which is heard of below
    child.on('error', () => this.#ended(child));
    child.on('close', () => this.#ended(child));
    return child;
  }

  #ended(child: ChildProcess): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    this.#answered?.('ended');
  }

  /** An answer to an earlier request comes too late and is passed over; nobody asked, nobody listens. */
  #hear(line: string): void {
    const read = reading(() => parseJson(line));
    const id = read.ok && isFields(read.value) ? read.value['id'] : undefined;
    if (typeof id === 'number' && id < this.#requests) return;
    this.#answered?.({ text: line });
  }
}

const moves = new Moves();

/** The action in an answer, if there is one and it is allowed. */
function understood(game: Game, id: number, text: string): Action | Wrong {
  const by = game.setup.players[game.turn]!;
  const read = reading(() => {
    const answer = parseJson(text);
    if (!isFields(answer) || answer['id'] !== id || !('action' in answer)) return undefined;
    return actionIn(answer['action'], by);
  });
  if (!read.ok) return { fault: 'rubbish', message: `answered ${shown(text)}: ${read.message}` };
  if (read.value === undefined) {
    return {
      fault: 'rubbish',
      message: `answered ${shown(text)}: there must be an action and the id of the request, ${id}`,
    };
  }
  const decision = decide(game, game.turn, read.value);
  if (decision.ok) return read.value;
  return { fault: 'illegal', message: `wanted what is not allowed: ${decision.message} (${decision.rule})` };
}

/**
 * Always allowed: the first figure that may stay does (G2), in the first round the first that can comes in (G3); or the first tile goes
 * where it first fits.
 */
function safeAction(game: Game): Action {
  for (const figure of game.phase === 'moving' ? game.movableFigures() : []) {
    if (moves.findIn(game, figure) > 0) {
      return { type: 'move', figure: game.position.cast[figure]!.id, path: moves.path(moves.first) };
    }
  }
  for (const kind of game.kindsLeft()) {
    const [tile] = placementsOf(game.position, kind);
    if (tile !== undefined) return { type: 'place', tile };
  }
  throw new Error('no tile that is left can be placed');
}
