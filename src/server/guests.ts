import type { IncomingMessage } from 'node:http';
import cookies from '@fastify/cookie';
import type { Parts } from './parts.ts';
import { hashOf, newGuestId, newSecret } from './secrets.ts';
import { type Device, type GuestId, type NamedOwner, type Owner, StoreAway } from './store/index.ts';
import type { Known, WhoIsWho } from './who-is-who.ts';

const COOKIE = 'fearsome-guest';
/** As long as browsers keep a cookie at most: 400 days. */
const MAX_AGE = 400 * 86_400;
const TRANSFER_TIME = 15 * 60_000;
const DAY = 86_400_000;

/** Whoever has a cookie. */
export class Guest {
  /** This device alone: what it does is kept in its name. */
  readonly device: GuestId;
  readonly name: string | undefined;
  readonly #known: Known;
  readonly #whoIsWho: WhoIsWho;

  constructor(known: Known, name: string | undefined, whoIsWho: WhoIsWho) {
    this.device = known.guest;
    this.name = name;
    this.#known = known;
    this.#whoIsWho = whoIsWho;
  }

  /** The person, by whom seats are compared: the same on all their devices, and another when devices are joined or parted. */
  get guest(): GuestId {
    return this.#whoIsWho.personOf(this.#known);
  }
}

interface GuestParts extends Pick<Parts, 'store' | 'watch' | 'clock' | 'whoIsWho'> {
  readonly key: string;
  /** These guests are somebody else now; undefined: nobody knows which. */
  readonly moved: (guests: ReadonlySet<GuestId> | undefined) => void;
}

/** Guests and their secrets: a secret lives in a signed cookie, the store knows only its hash. */
export class Guests {
  readonly #parts: GuestParts;
  readonly #signer: {
    sign(text: string): string;
    unsign(text: string): { valid: boolean; value: string | null };
  };
  /** One after another, so that what is noted last is what was done last. */
  #moving: Promise<unknown> = Promise.resolve();

  constructor(parts: GuestParts) {
    this.#parts = parts;
    this.#signer = cookies.signerFactory(parts.key);
  }

  /** Whose cookie a request carries; undefined for none, a forged one or one we do not know. */
  async of(request: IncomingMessage): Promise<Guest | undefined> {
    const session = this.sessionOf(request);
    if (session === undefined) return undefined;
    const { store, watch, clock, whoIsWho } = this.#parts;
    const asked = whoIsWho.number;
    const known = await store.guestOf(session).catch((error: unknown) => {
      if (error instanceof StoreAway) watch.noteAway(error);
      throw error;
    });
    if (known === undefined) return undefined;
    const now = clock.now();
    // Nobody waits for it, and where it fails the next request does it.
    if (dayOf(now) > dayOf(known.seen)) store.sawGuest(known.guest, now).catch(() => {});
    return new Guest({ ...known, asked }, known.name, whoIsWho);
  }

  /** The session whose cookie a request carries, without asking the store; undefined for none or a forged one. */
  sessionOf({ headers }: IncomingMessage): string | undefined {
    const secret = this.#secretIn(headers.cookie);
    return secret === undefined ? undefined : hashOf(secret);
  }

  #secretIn(header: string | undefined): string | undefined {
    const signed = header === undefined ? undefined : cookies.fastifyCookie.parse(header)[COOKIE];
    if (signed === undefined) return undefined;
    const { valid, value } = this.#signer.unsign(signed);
    return valid ? (value ?? undefined) : undefined;
  }

  /** A new guest, and the cookie that makes a device theirs. */
  async add(secure: boolean): Promise<{ readonly guest: Guest; readonly cookie: string }> {
    const { store, clock, whoIsWho } = this.#parts;
    const secret = newSecret();
    const id = newGuestId();
    await store.addGuest(id, hashOf(secret), clock.now());
    const cookie = cookies.fastifyCookie.serialize(COOKIE, this.#signer.sign(secret), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: MAX_AGE,
      secure,
    });
    const known = { guest: id, person: id, asked: whoIsWho.number };
    return { guest: new Guest(known, undefined, whoIsWho), cookie };
  }

  /** A text for a link that joins another device to this one, once and soon. */
  async offerTransfer({ device }: Guest): Promise<{ readonly token: string; readonly until: number }> {
    const { store, clock } = this.#parts;
    const token = newSecret();
    const until = clock.now() + TRANSFER_TIME;
    await store.addTransfer(hashOf(token), device, until);
    return { token, until };
  }

  /** Whose link it is; undefined where the token is used up, too old or made up. */
  lookAtTransfer(token: string): Promise<NamedOwner | undefined> {
    return this.#parts.store.transfer(hashOf(token), this.#parts.clock.now());
  }

  /** The device and whoever offered are one person from now on; false where the token is used up, too old or made up. */
  async claimTransfer({ device }: Guest, token: string): Promise<boolean> {
    const { store, clock } = this.#parts;
    const to = await store.takeTransfer(hashOf(token), clock.now());
    if (to === undefined) return false;
    await this.#move(() => store.join(device, to, clock.now()));
    return true;
  }

  async devices({ device }: Guest): Promise<readonly (Device & { id: string; isThis: boolean })[]> {
    const devices = await this.#parts.store.devicesOf(device);
    return devices.map((one) => ({ ...one, id: deviceId(one.guest), isThis: one.guest === device }));
  }

  /** What was joined here is undone: the device and what it brought are by themselves again. */
  leave({ device }: Guest): Promise<void> {
    return this.#move(() => this.#parts.store.part(device, device, 'all'));
  }

  /** Another device of the same person is by itself again; false where there is no such device. */
  async signOut(guest: Guest, id: string): Promise<boolean> {
    const other = (await this.devices(guest)).find((one) => one.id === id);
    if (other === undefined) return false;
    await this.#move(() => this.#parts.store.part(other.guest, guest.device, 'one'));
    return true;
  }

  async #move(change: () => Promise<readonly Owner[]>): Promise<void> {
    const { whoIsWho, moved } = this.#parts;
    const done = this.#moving.then(change).then(
      (guests) => {
        whoIsWho.note(guests);
        if (guests.length > 0) moved(new Set(guests.map(({ guest }) => guest)));
      },
      (error: unknown) => {
        // It may have been done all the same.
        moved(undefined);
        throw error;
      },
    );
    this.#moving = done.catch(() => {});
    await done;
  }
}

const dayOf = (at: number): number => Math.floor(at / DAY);
const DEVICE_ID_LENGTH = 16;
/** How a device is known to its owner. */
const deviceId = (guest: GuestId): string => hashOf(guest).slice(0, DEVICE_ID_LENGTH);
