import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Numbers about the server, as Prometheus reads them. */
export class Metrics {
  readonly #registry = new Registry();
  readonly wishes = this.#counter('fearsome_wishes_total', 'What players wanted, by what became of it', [
    'type',
    'outcome',
  ]);
  readonly appendSeconds = new Histogram({
    name: 'fearsome_append_seconds',
    help: 'How long it took until an entry was kept',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15],
    registers: [this.#registry],
  });
  readonly botSeconds = new Histogram({
    name: 'fearsome_bot_seconds',
    help: 'How long bots took for a move, with waiting for a free thread',
    labelNames: ['bot'],
    buckets: [0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.#registry],
  });
  readonly botFailures = this.#counter(
    'fearsome_bot_failures_total',
    'Moves that had to be chosen otherwise because a bot failed',
  );
  readonly dropped = this.#counter(
    'fearsome_dropped_connections_total',
    'Connections the server closed, by the reason',
    ['why'],
  );
  readonly refusedUpgrades = this.#counter(
    'fearsome_refused_upgrades_total',
    'Connections that were not opened, by the status they were answered with',
    ['status'],
  );
  readonly failures = this.#counter(
    'fearsome_failures_total',
    'Errors that nobody expected and that nothing else caught; each is in the log',
  );
  readonly pushes = this.#counter(
    'fearsome_pushes_total',
    'Calls to the table by Web Push, by what became of them',
    ['outcome'],
  );

  constructor() {
    // Among them how late the event loop is.
    collectDefaultMetrics({ register: this.#registry });
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  /** A number that is looked up when somebody asks. */
  watch(what: 'tables' | 'connections', count: () => number): void {
    const help = { tables: 'Tables in memory', connections: 'Open connections' }[what];
    new Gauge({
      name: `fearsome_${what}`,
      help,
      registers: [this.#registry],
      collect() {
        this.set(count());
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
  text(): Promise<string> {
    return this.#registry.metrics();
  }
  close(): void {
    this.#registry.clear();
  }
}
