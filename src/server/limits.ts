import type { Clock } from './clock.ts';

/** So many at once, and so many per second after that. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** How much may be wanted. */
const USUAL_RATES = {
  messagesOfGuest: { burst: 60, perSecond: 20 },
  /** Of those who neither sit nor are the host, by address and by table: players have nothing to do with it. */
  onlookersOfAddress: { burst: 600, perSecond: 200 },
  onlookersOfTable: { burst: 100, perSecond: 30 },
  playersOfAddress: { burst: 1200, perSecond: 400 },
  /** What came over sockets, before anything is made of it. */
  bytesOfGuest: { burst: 500_000, perSecond: 50_000 },
  /** Pings, and pongs nobody asked for. */
  controlOfGuest: { burst: 60, perSecond: 2 },
  /** Asking for what was missed. */
  missedOfGuest: { burst: 20, perSecond: 1 },
  upgradesOfSession: { burst: 60, perSecond: 2 },
  upgradesOfAddress: { burst: 400, perSecond: 40 },
  /** Upgrades that are refused with an answer; the others are cut off. */
  refusalsOfAddress: { burst: 100, perSecond: 10 },
  /** Seats, names, colours, take-backs: all that is kept and is no move. */
  changesOfGuest: { burst: 40, perSecond: 2 },
  chat: { burst: 8, perSecond: 0.5 },
  requests: { burst: 120, perSecond: 20 },
  /** Links that are looked at, and pictures of them that were not drawn before. */
  linksOfAddress: { burst: 120, perSecond: 20 },
  picturesOfAddress: { burst: 20, perSecond: 0.5 },
  metricsOfAddress: { burst: 600, perSecond: 10 },
  /** Entries that are read for requests. */
  entriesOfAddress: { burst: 20_000, perSecond: 2000 },
  tablesOfGuest: { burst: 10, perSecond: 1 / 60 },
  tablesOfAddress: { burst: 40, perSecond: 1 / 15 },
  guestsOfAddress: { burst: 60, perSecond: 1 / 10 },
} as const satisfies Readonly<Record<string, Rate>>;
type LimitName = keyof typeof USUAL_RATES;

interface Bucket {
  left: number;
  at: number;
}

/** Token buckets by key. Full ones are forgotten, so that what is kept is what is being used. */
export class Buckets {
  readonly #rate: Rate;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt: number;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
    this.#sweepAt = clock.ticks() + this.#timeToFill;
  }

  get #timeToFill(): number {
    return (this.#rate.burst / this.#rate.perSecond) * 1000;
  }

  /** Takes so many; false, and none is taken, where there are fewer. Nothing costs more than a full bucket. */
  take(key: string, count = 1): boolean {
    const now = this.#clock.ticks();
    if (now >= this.#sweepAt) this.#sweep(now);
    const { burst } = this.#rate;
    const cost = Math.min(count, burst);
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      this.#buckets.set(key, { left: burst - cost, at: now });
      return true;
    }
    this.#refill(bucket, now);
    if (bucket.left < cost) return false;
    bucket.left -= cost;
    return true;
  }

  #refill(bucket: Bucket, now: number): void {
    const { burst, perSecond } = this.#rate;
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) * perSecond) / 1000);
    bucket.at = now;
  }

  #sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (now - bucket.at >= this.#timeToFill) this.#buckets.delete(key);
    }
    this.#sweepAt = now + this.#timeToFill;
  }

  get size(): number {
    return this.#buckets.size;
  }
}

/** All limits of a server. */
export class Limits {
  readonly #buckets: ReadonlyMap<LimitName, Buckets>;

  /** With a factor of 0 nothing is limited; with 2 twice as much is allowed. */
  constructor(factor: number, clock: Clock) {
    const names = factor === 0 ? [] : (Object.keys(USUAL_RATES) as LimitName[]);
    this.#buckets = new Map(
      names.map((name) => {
        const { burst, perSecond } = USUAL_RATES[name];
        return [name, new Buckets({ burst: burst * factor, perSecond: perSecond * factor }, clock)];
      }),
    );
  }

  allows(name: LimitName, key: string, count = 1): boolean {
    return this.#buckets.get(name)?.take(key, count) ?? true;
  }
}

/** Who is counted together: an address, or the network of one household where addresses are plenty. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...middle, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, 4).join(':')}::/64`;
}
