import type { Clock } from './clock.ts';
import type { Guests } from './guests.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Origins } from './origins.ts';
import type { Push } from './push/index.ts';
import type { Store, StoreWatch } from './store/index.ts';
import type { Tables, Thinker } from './tables/index.ts';
import type { WhoIsWho } from './who-is-who.ts';

/** What a server is put together from. Whoever needs some of it picks that. */
export interface Parts {
  readonly store: Store;
  readonly watch: StoreWatch;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly thinker: Thinker;
  readonly whoIsWho: WhoIsWho;
  readonly tables: Tables;
  readonly guests: Guests;
  readonly origins: Origins;
  readonly limits: Limits;
  readonly push: Push;
  /** It takes no wishes any more. */
  readonly isStopping: () => boolean;
}
