import { signedIn } from '@lobi/core/conformance';
import { createEcho, type RealEcho } from '../../realtime/echo-client.ts';
import { at } from '../../realtime/registered-user.ts';
import { median, quantile, ratio } from '../figures.ts';
import type { Report } from '../report.ts';
import { startBenchPlatform } from '../start-bench-platform.ts';

const times = 50;
const limitMs = 1_000;

/** Joins a private channel; the promises resolve with its next event and with its next error. */
async function join(echo: RealEcho, name: string) {
  const channel = echo.private(name);
  await new Promise<void>((resolve) => channel.subscribed(() => resolve()));
  return {
    event: () => new Promise<void>((resolve) => void channel.listen('.updated', () => resolve())),
    error: () => new Promise<void>((resolve) => void channel.error(() => resolve())),
  };
}

/** Time from the start of an action at one node until its effect is seen at the other, in ms. */
async function measure(effect: Promise<void>, act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  await effect;
  return performance.now() - startedAt;
}

/**
 * Time until a session that ends on one node loses its channels on another, compared with a wallet
 * event.
 */
export async function bench(): Promise<Report> {
  await using platform = await startBenchPlatform({ nodes: 2 });
  const [here = '', there = ''] = platform.origins;

  const { session: agent } = await signedIn(here, 'subagent');
  const walletEvents: number[] = [];
  const revocations: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const { session, self } = await signedIn(here, 'player');
    const echo = createEcho(there, at(there, session));
    const wallet = await join(echo, `wallet.${self.wallet.id}`);
    walletEvents.push(
      await measure(wallet.event(), () =>
        agent.call('transaction.create', {
          params: { walletId: self.wallet.id },
          body: { type: 'cash-in', amount: '1000' },
        }),
      ),
    );
    revocations.push(await measure(wallet.error(), () => session.call('auth.logout')));
    echo.disconnect();
  }

  const reference = median(walletEvents);
  const row = (what: string, values: readonly number[]) => [
    what,
    median(values).toFixed(0),
    quantile(values, 0.99).toFixed(0),
    ratio(median(values), reference),
    ratio(quantile(values, 0.99), limitMs),
  ];
  return {
    title: `A session ends at one node, ${times} times`,
    head: ['at the other node', 'p50 ms', 'p99 ms', 'beside the event', 'p99 of the limit'],
    rows: [
      row('a wallet event arrives', walletEvents),
      row('the channel of a session that signed out is closed', revocations),
    ],
    notes: [
      'Two nodes, Redis and PostgreSQL share the cores of one machine; each time includes the call.',
      `Limit: rights end on open sockets within ${limitMs} ms.`,
    ],
    raw: { walletEvents, revocations },
  };
}
