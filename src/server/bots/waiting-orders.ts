import type { Asker } from '../tables/index.ts';

/** After so many for tables where somebody is, one for a table where nobody is: no game stands still. */
const MOST_IN_A_ROW = 8;

/**
 * Orders that wait for a thread, one for each table. Tables where somebody is go first; hosts take turns, so that nobody has more of
 * the bots by opening more tables.
 */
export class WaitingOrders<Order extends { readonly asker: Asker }> {
  /** By host, in the order of their turns. */
  readonly #hosts = new Map<string, Order[]>();
  #attendedInARow = 0;

  /** The order of the same table that it takes the place of. */
  add(order: Order): Order | undefined {
    const { host, table } = order.asker;
    const orders = this.#hosts.get(host) ?? [];
    this.#hosts.set(host, orders);
    const at = orders.findIndex(({ asker }) => asker.table === table);
    return at < 0 ? void orders.push(order) : orders.splice(at, 1, order)[0];
  }

  /** How many tables wait where somebody is. */
  get attended(): number {
    return [...this.#hosts.values()].flat().filter(isAttended).length;
  }

  /** Takes the next one; of tables where nobody is only where that is wanted. */
  take(unattendedToo: boolean): Order | undefined {
    const isTheirTurn = unattendedToo && this.#attendedInARow >= MOST_IN_A_ROW;
    const order =
      (isTheirTurn ? this.#takeFirst((one) => !isAttended(one)) : undefined) ??
      this.#takeFirst(isAttended) ??
      (unattendedToo ? this.#takeFirst(() => true) : undefined);
    if (order !== undefined) this.#attendedInARow = isAttended(order) ? this.#attendedInARow + 1 : 0;
    return order;
  }

  #takeFirst(isWanted: (order: Order) => boolean): Order | undefined {
    for (const [host, orders] of this.#hosts) {
      const at = orders.findIndex(isWanted);
      if (at < 0) continue;
      const [order] = orders.splice(at, 1);
      this.#hosts.delete(host);
      if (orders.length > 0) this.#hosts.set(host, orders);
      return order;
    }
    return undefined;
  }

  takeAll(): Order[] {
    const all = [...this.#hosts.values()].flat();
    this.#hosts.clear();
    return all;
  }
}

const isAttended = ({ asker }: { readonly asker: Asker }): boolean => asker.here.isAttended;
