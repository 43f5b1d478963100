import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median, quantile, ratio, spread } from '../figures.ts';
import type { Report } from '../report.ts';
import type { ListenerOrder, ListenerReport, SenderOrder, SenderReport } from './wire.ts';

const crowds = [1_000, 5_000];
const subjects = ['ws', 'ws, one frame', 'lobi'] as const;
type Subject = (typeof subjects)[number];
const rounds = 5;
const roundMs = 2_000;

/** Deliveries per second at which latency is compared. */
const steadyRate = 20_000;

const start = (file: string, args: readonly string[]): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
    execArgv: ['--conditions=@lobi/source'],
  });

async function requestAnswer<Answer>(child: ChildProcess, order?: SenderOrder | ListenerOrder) {
  if (order) child.send(order);
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
}

interface Round {
  readonly perSecond: number;
  readonly cpuMicros: number;
  readonly p99Ms: number;
  readonly rssMb: number;
}

interface Pair {
  readonly sender: ChildProcess;
  readonly listeners: ChildProcess;
}

async function startPair(subject: Subject, sockets: number): Promise<Pair> {
  const sender = start('sender.ts', [subject]);
  const hello = await requestAnswer<SenderReport>(sender);
  if (hello.kind !== 'listening') throw new Error('The sender does not listen.');
  const origin = `http://127.0.0.1:${hello.port}`;
  const listeners = start('listeners.ts', [origin, String(sockets), subject]);
  await requestAnswer<ListenerReport>(listeners);
  return { sender, listeners };
}

async function measure({ sender, listeners }: Pair, perSecond: number | null): Promise<Round> {
  listeners.send({ do: 'start' } satisfies ListenerOrder);
  const sent = await requestAnswer<SenderReport>(sender, { do: 'send', forMs: roundMs, perSecond });
  // Waits until pending events have arrived.
  await pause(1_000);
  const received = await requestAnswer<ListenerReport>(listeners, { do: 'read' });
  if (sent.kind !== 'sent' || received.kind !== 'received')
    throw new Error('An answer is missing.');
  return {
    perSecond: received.deliveries / (roundMs / 1_000),
    cpuMicros: (sent.cpuMs * 1_000) / received.deliveries,
    p99Ms: quantile(received.latenciesMs, 0.99),
    rssMb: sent.rssMb,
  };
}

/** One event to many sockets, compared with bare sockets of the same library. */
export async function bench(): Promise<Report> {
  const rows: string[][] = [];
  const raw: Record<string, unknown> = {};
  for (const sockets of crowds) {
    const full = new Map<Subject, Round[]>();
    const steady = new Map<Subject, Round[]>();
    const pairs = new Map<Subject, Pair>();
    for (const subject of subjects) pairs.set(subject, await startPair(subject, sockets));
    // Alternating, so that other load on the machine affects all variants alike. The first round is a
    // warm-up.
    for (let round = 0; round <= rounds; round++) {
      for (const [subject, pair] of pairs) {
        const fast = await measure(pair, null);
        const even = await measure(pair, steadyRate / sockets);
        if (round === 0) continue;
        full.set(subject, [...(full.get(subject) ?? []), fast]);
        steady.set(subject, [...(steady.get(subject) ?? []), even]);
      }
    }
    for (const { listeners, sender } of pairs.values()) {
      listeners.kill();
      sender.kill();
    }
    const rate = (subject: Subject): number =>
      median((full.get(subject) ?? []).map(({ perSecond }) => perSecond));
    for (const subject of subjects) {
      const fast = full.get(subject) ?? [];
      rows.push([
        `${subject}, ${sockets} sockets`,
        spread(fast.map(({ perSecond }) => perSecond)),
        ratio(rate(subject), rate('ws, one frame')),
        spread(
          fast.map(({ cpuMicros }) => cpuMicros),
          1,
        ),
        spread(
          (steady.get(subject) ?? []).map(({ p99Ms }) => p99Ms),
          1,
        ),
        median(fast.map(({ rssMb }) => rssMb)).toFixed(0),
      ]);
    }
    raw[sockets] = { full: Object.fromEntries(full), steady: Object.fromEntries(steady) };
  }
  return {
    title: `Fan-out, ${rounds} rounds of ${roundMs / 1_000} s: median (least–most)`,
    head: [
      'subject',
      'deliveries/s',
      '÷ one frame',
      'µs CPU each',
      `p99 ms at ${steadyRate}/s`,
      'MB',
    ],
    rows,
    notes: [
      'Sender and listeners are two processes on one machine and share its cores; subjects take turns.',
      'lobi: private channel, signed subscriptions, health checks; ws: no channels at all.',
      '"One frame" writes the same bytes to every connection, past the library: the limit.',
      'Goal: ≥ 0.9 × of it.',
    ],
    raw,
  };
}
