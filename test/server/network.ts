import type { Random } from '../../src/rules/index.ts';

/** What lies between a client and the server. */
export interface Network {
  /** Passes a message on: now, later, several times or never. */
  pass(deliver: () => void, breakDown: () => void): void;
}

export const GOOD_NETWORK: Network = {
  pass: (deliver) => deliver(),
};

/** Chances of a bad network, each for one message. */
export interface Weather {
  readonly lost: number;
  readonly twice: number;
  /** Late by up to this many milliseconds, so that others overtake it. */
  readonly late: number;
  readonly latest: number;
}

const STORM: Weather = { lost: 0.03, twice: 0.1, late: 0.3, latest: 15 };

/** Delays, repeats and reorders messages and breaks connections, all drawn from one generator. */
export class BadNetwork implements Network {
  readonly #random: Random;
  readonly #weather: Weather;
  isCalm = false;
  /** What was done to messages, to see that it was not calm all the time. */
  readonly harm = { lost: 0, twice: 0, late: 0 };

  constructor(random: Random, weather: Weather = STORM) {
    this.#random = random;
    this.#weather = weather;
  }

  pass(deliver: () => void, breakDown: () => void): void {
    if (this.isCalm) {
      deliver();
      return;
    }
    const { lost, twice, late, latest } = this.#weather;
    if (this.#happens(lost)) {
      this.harm.lost++;
      breakDown();
      return;
    }
    const copies = this.#happens(twice) ? 2 : 1;
    if (copies === 2) this.harm.twice++;
    for (let copy = 0; copy < copies; copy++) {
      if (this.#happens(late)) {
        this.harm.late++;
        setTimeout(deliver, this.#random.below(latest) + 1);
      } else deliver();
    }
  }

  #happens(chance: number): boolean {
    return this.#random.fraction() < chance;
  }
}
