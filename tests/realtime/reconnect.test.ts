import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quantile } from '../bench/figures.ts';
import { expectSoundLedger } from '../faults/cluster.ts';
import { countOf } from '../faults/counts.ts';
import { signInWhileAway, faults, openPlay, type Play } from './many-clients.ts';

/** Number of clients. */
const people = countOf('LOBI_CROWD', 30, 1_000);
/**
 * Maximum time without a connection, and of a signature, in ms. The figures of the check list apply to
 * all clients on a machine without other load; a few clients beside other tests need only reconnect.
 */
const limits = people >= 1_000 ? { away: 15_000, signature: 1_000 } : undefined;
/** Seconds over which a stopping node closes its sockets. */
const drain = countOf('LOBI_CROWD_DRAIN', 1, 10);

const running = new AsyncDisposableStack();
let play: Play;
beforeAll(async () => {
  play = await openPlay(running, { people, drainSeconds: drain });
  running.defer(() => expectSoundLedger(play.world));
});
afterAll(() => running.disposeAsync());

it('a client that signs in during an outage of Redis has the current balance afterwards', async () => {
  expect(await signInWhileAway(play)).toBe(true);
});

describe(`${people} clients at two nodes`, () => {
  // In this order: the rolling restart brings all of them to one node, which then dies.
  // id: clients-come-back
  it.each(Object.entries(faults))(
    'all clients reconnect with the current balance after %s, within three attempts',
    async (_description, fault) => {
      const { crowd, stage } = play;
      const outcome = await crowd.suffer((meanwhile) => fault(stage, meanwhile));
      expect(outcome.stillAway).toEqual([]);
      expect(outcome.wrongBalances).toBe(0);
      expect(Math.max(...outcome.tries)).toBeLessThanOrEqual(3);
      if (!limits) return;
      expect(Math.max(...outcome.awayMs)).toBeLessThanOrEqual(limits.away);
      if (outcome.signatureMs.length > 0) {
        expect(quantile(outcome.signatureMs, 0.99)).toBeLessThanOrEqual(limits.signature);
      }
    },
    300_000,
  );
});
