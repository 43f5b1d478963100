import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseStats } from '../store/database.ts';
import type { AnsweredCall } from '../http/create-http-app.ts';

/** Current values, read when metrics are requested. */
export interface MetricSources {
  /** Connections of the database pool. */
  readonly pool: () => DatabaseStats;
  /** Events that are stored but not yet published. */
  readonly backlog: () => Promise<{ readonly rows: number; readonly oldestSeconds: number }>;
  /** Suspended game providers, and their payouts that wait for staff. */
  readonly providers: () => Promise<{ readonly suspended: number; readonly held: number }>;
  readonly sockets: () => number;
  readonly channels: () => number;
  /** Broker of events between processes, if any. */
  readonly carrier: { readonly name: string; isUp(): boolean } | undefined;
  /** False once a stop was requested. */
  readonly isReady: () => Promise<boolean>;
}

/** Prometheus metrics of one process. */
export interface Metrics {
  answered(call: AnsweredCall): void;
  /** Counts an event published to a channel, by kind: `wallet`, `round`. */
  published(topic: string): void;
  /** Counts a push message by its outcome: `sent`, `gone`, `retry`. */
  readonly pushed: (outcome: string) => void;
  /** All figures as text. */
  read(): Promise<string>;
  readonly contentType: string;
}

/** Upper bounds of the response time histogram, in seconds; a call should stay below 1. */
const answerSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Creates the metrics of this process. Names begin with `lobi_`; those of Node with `process_` and
 * `nodejs_`. @source ours
 */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const answers = new Histogram({
    name: 'lobi_http_answer_seconds',
    help: 'Time from a request to its answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: answerSeconds,
    registers,
  });
  const events = new Counter({
    name: 'lobi_events_published_total',
    help: 'Events sent to channels, by topic.',
    labelNames: ['topic'],
    registers,
  });
  const pushes = new Counter({
    name: 'lobi_push_messages_total',
    help: 'Push messages by outcome; a message that is sent again counts each time.',
    labelNames: ['outcome'],
    registers,
  });

  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    const collected: Gauge = new Gauge({
      name,
      help,
      registers,
      collect: async () => {
        collected.set(await read());
      },
    });
  };

  gauge('lobi_ready', '1 while this process takes calls.', async () =>
    (await sources.isReady()) ? 1 : 0,
  );
  const { carrier } = sources;
  if (carrier) {
    gauge(
      `lobi_${carrier.name}_up`,
      `1 while the ${carrier.name} takes events of this process.`,
      () => (carrier.isUp() ? 1 : 0),
    );
  }
  gauge('lobi_sockets', 'Open sockets of this process.', sources.sockets);
  gauge('lobi_channels', 'Channels with a subscriber on this process.', sources.channels);
  gauge(
    'lobi_outbox_rows',
    'Events that are stored and not yet published.',
    async () => (await sources.backlog()).rows,
  );
  gauge(
    'lobi_outbox_oldest_seconds',
    'Age of the oldest of it; above 5 something is wrong.',
    async () => (await sources.backlog()).oldestSeconds,
  );
  gauge(
    'lobi_providers_suspended',
    'Providers of games that were suspended; above 0 an operator should look.',
    async () => (await sources.providers()).suspended,
  );
  gauge(
    'lobi_provider_payouts_held',
    'Payouts of providers above a cap that wait for a decision.',
    async () => (await sources.providers()).held,
  );
  gauge(
    'lobi_database_retries',
    'Transactions tried again after a deadlock or a serialization failure, since the start.',
    () => sources.pool().retries,
  );

  const pool = new Gauge({
    name: 'lobi_database_connections',
    help: 'Connections of the pool by state; waiting are calls that have none yet.',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { idle, waiting, total } = sources.pool();
      pool.set({ state: 'idle' }, idle);
      pool.set({ state: 'busy' }, total - idle);
      pool.set({ state: 'waiting' }, waiting);
    },
  });

  return {
    answered: ({ method, route, status, seconds }) =>
      answers.observe({ method, route, status }, seconds),
    published: (topic) => events.inc({ topic }),
    pushed: (outcome) => pushes.inc({ outcome }),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
