import type { IncomingMessage } from 'node:http';
import cookies from '@fastify/cookie';
import type { Clock } from './clock.ts';
import { hashOf, newGuestId, newSecret } from './secrets.ts';
import type { GuestId, Store } from './store/index.ts';

const COOKIE = 'fearsome-guest';
/** As long as browsers keep a cookie at most: 400 days. */
const MAX_AGE = 400 * 86_400;
const TRANSFER_TIME = 15 * 60_000;

export interface Guest {
  readonly guest: GuestId;
  readonly name: string | undefined;
  /** The hash of the secret this device has. */
  readonly session: string;
}

/** Guests and their secrets: a secret lives in a signed cookie, the store knows only its hash. */
export class Guests {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #signer: {
    sign(text: string): string;
    unsign(text: string): { valid: boolean; value: string | null };
  };

  constructor(store: Store, clock: Clock, key: string) {
    this.#store = store;
    this.#clock = clock;
    this.#signer = cookies.signerFactory(key);
  }

  /** Whose cookie a request carries; undefined for none, a forged one or one we do not know. */
  async of(request: IncomingMessage): Promise<Guest | undefined> {
    const secret = this.#secretIn(request.headers.cookie);
    if (secret === undefined) return undefined;
    const session = hashOf(secret);
    const known = await this.#store.guestOf(session);
    return known && { ...known, session };
  }

  #secretIn(header: string | undefined): string | undefined {
    const signed = header === undefined ? undefined : cookies.fastifyCookie.parse(header)[COOKIE];
    if (signed === undefined) return undefined;
    const { valid, value } = this.#signer.unsign(signed);
    return valid ? (value ?? undefined) : undefined;
  }

  /** A new guest, and the cookie that makes a device theirs. */
  async add(secure: boolean): Promise<Guest & { readonly cookie: string }> {
    const secret = newSecret();
    const guest = newGuestId();
    const session = hashOf(secret);
    await this.#store.addGuest(guest, session, this.#clock.now());
    const cookie = cookies.fastifyCookie.serialize(COOKIE, this.#signer.sign(secret), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: MAX_AGE,
      secure,
    });
    return { guest, name: undefined, session, cookie };
  }

  /** A text for a link that brings a guest's seats to another device, once and soon. */
  async offerTransfer({ guest }: Guest): Promise<{ readonly token: string; readonly until: number }> {
    const token = newSecret();
    const until = this.#clock.now() + TRANSFER_TIME;
    await this.#store.addTransfer(hashOf(token), guest, until);
    return { token, until };
  }

  /** The device becomes that of the guest who offered; undefined where the token is used up, too old or made up. */
  async claimTransfer({ session }: Guest, token: string): Promise<GuestId | undefined> {
    const to = await this.#store.takeTransfer(hashOf(token), this.#clock.now());
    if (to !== undefined) await this.#store.moveSession(session, to);
    return to;
  }
}
