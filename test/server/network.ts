import type { Socket } from '../../src/protocol/index.ts';
import type { Random } from '../../src/rules/index.ts';

/** Chances of a bad network, each for one message; late by up to `latest` milliseconds, so that others overtake it. */
const STORM = { lost: 0.03, twice: 0.1, late: 0.3, latest: 15 } as const;

/** Delays, repeats and reorders messages and breaks connections, all drawn from one generator. */
export class BadNetwork {
  readonly #random: Random;
  isCalm = false;
  /** What was done to messages, to see that it was not calm all the time. */
  readonly harm = { lost: 0, twice: 0, late: 0 };

  constructor(random: Random) {
    this.#random = random;
  }

  /** A socket over this network. */
  readonly over = (socket: Socket, cut: () => void): Socket => {
    const made: Socket = {
      send: (text) => this.#pass(() => socket.send(text), cut),
      close: () => socket.close(),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    socket.onopen = () => made.onopen?.();
    socket.onmessage = (event) => this.#pass(() => made.onmessage?.(event), cut);
    socket.onclose = () => made.onclose?.();
    return made;
  };

  /** Passes a message on: now, later, several times or never. */
  #pass(deliver: () => void, cut: () => void): void {
    if (this.isCalm) {
      deliver();
      return;
    }
    if (this.#happens('lost')) {
      cut();
      return;
    }
    const copies = this.#happens('twice') ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      if (this.#happens('late')) setTimeout(deliver, this.#random.below(STORM.latest) + 1);
      else deliver();
    }
  }

  #happens(what: 'lost' | 'twice' | 'late'): boolean {
    const happens = this.#random.fraction() < STORM[what];
    if (happens) this.harm[what]++;
    return happens;
  }
}
