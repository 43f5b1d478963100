import { randomUUID } from 'node:crypto';
import type { Bet } from '@lobi/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWalletClient } from '../../packages/server/src/providers/conformance/wallet-client.ts';
import { createRequestWorld } from '../ledger/request-world.ts';
import { studio } from '../providers/studio.ts';
import { provideClusters, tally, type Cluster } from './cluster.ts';
import { times } from './counts.ts';
import { createMovableClock, fakeTimeLibrary, type MovableClock } from './fake-time.ts';
import { withProvidersFile } from './providers-file.ts';
import type { ServerNode } from './server-node.ts';
import { waitUntil } from '../wait-until.ts';
import { queryRow, queryRows } from '../query-rows.ts';

if (!fakeTimeLibrary) {
  process.stderr.write('M13 is skipped: this machine has no libfaketime (apt install faketime).\n');
}

const startCluster = provideClusters();
let cluster: Cluster;
let ahead: ServerNode;
let behind: ServerNode;

describe.skipIf(!fakeTimeLibrary)('M13: nodes whose clocks are two hours off', () => {
  beforeAll(async () => {
    cluster = await startCluster(0, { lasts: true });
    [ahead, behind] = await withProvidersFile([studio('alpha')], (path) => {
      const env = { LOBI_PROVIDERS: path };
      return Promise.all([
        cluster.start({ clock: '+2h', env }),
        cluster.start({ clock: '-2h', env }),
      ]);
    });
  });

  it('the clocks of the two nodes differ by two hours', async () => {
    const dates = await Promise.all(
      [ahead, behind].map(async ({ origin }) => {
        const { headers } = await fetch(`${origin}/api/settings`);
        return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 3_600_000);
      }),
    );
    expect(dates).toEqual([2, -2]);
  });

  it('nodes with wrong clocks accept a session as neither expired nor from the future', async () => {
    const player = await cluster.world.user({ funds: 1_000n });
    const visitor = await cluster.signIn(player);
    const params = { walletId: player.walletId };
    const answers = await Promise.all(
      [ahead, behind].map((node) => visitor.at(node).call('wallet.show', { params })),
    );
    expect(tally(answers)).toEqual({ ok: 2 });
  });

  it('nodes with wrong clocks post entries in the order and with the time of the database', async () => {
    const { world } = cluster;
    const { roundId } = await world.openRound();
    const player = await world.user({ funds: 100_000n });
    const visitor = await cluster.signIn(player);
    const startedAt = Date.now();
    const booked: Bet[] = [];
    for (const index of times(20, (at) => at)) {
      const node = index % 2 ? ahead : behind;
      const { body } = await visitor.at(node).call('bet.place', {
        params: { roundId },
        body: { selection: 'meron', amount: '1000' },
      });
      booked.push((body as { data: Bet }).data);
    }
    const placedAt = booked.map(({ createdAt }) => Date.parse(createdAt));
    expect(placedAt).toEqual(placedAt.toSorted((one, other) => one - other));
    expect(placedAt[0]).toBeGreaterThanOrEqual(startedAt - 1_000);
    expect(placedAt.at(-1)).toBeLessThanOrEqual(Date.now() + 1_000);
    const entries = await queryRows<{ created_at: Date }>(
      world.db,
      'select created_at from entries where account_id = $1 order by version',
      [player.walletId],
    );
    const bookedAt = entries.map(({ created_at }) => created_at.getTime());
    expect(bookedAt).toEqual(bookedAt.toSorted((one, other) => one - other));
  });

  // id: clocks-deposit-expiry
  it('nodes with wrong clocks expire a deposit by the time of the database', async () => {
    const { world } = cluster;
    const requests = await createRequestWorld(world);
    const player = await world.user();
    const visitor = await cluster.signIn(player);
    const deposit = async (node: ServerNode) => {
      const { body } = await visitor.at(node).call('transaction.create', {
        params: { walletId: player.walletId },
        body: { type: 'deposit', amount: '50000', channelId: requests.qris.id },
      });
      return (body as { data: { id: string } }).data.id;
    };
    const [early, late] = [await deposit(ahead), await deposit(behind)];
    const statusOf = async (id: string) =>
      (await queryRow<{ status: string; left: number }>(
        world.db,
        `select status, extract(epoch from expires_at - clock_timestamp())::float8 as left
           from transactions where id = $1`,
        [id],
      ))!;
    for (const id of [early, late]) {
      const { left } = await statusOf(id);
      expect(left).toBeGreaterThan(3_500);
      expect(left).toBeLessThanOrEqual(3_600);
    }
    // Both nodes check every five seconds; the expired row is removed, the other one stays.
    await world.db.run('update transactions set expires_at = clock_timestamp() where id = $1', [
      early,
    ]);
    await waitUntil(async () => expect((await statusOf(early)).status).toBe('rejected'));
    expect((await statusOf(late)).status).toBe('pending');
  });

  it('nodes with wrong clocks settle a round after its undo period by the time of the database', async () => {
    const { world } = cluster;
    const { roundId, declarator } = await world.openRound();
    const player = await world.user({ funds: 100_000n });
    await world.bet(player, roundId, 'meron', '10000');
    await world.bet(player, roundId, 'wala', '10000');
    const { rounds } = world.services;
    await rounds.step(declarator, roundId, 'close', undefined);
    const { settlesAt } = await rounds.step(declarator, roundId, 'declare', { result: 'meron' });
    await waitUntil(async () => expect((await rounds.show(roundId)).status).toBe('settled'));
    const { settledAt } = await rounds.show(roundId);
    expect(Date.parse(settledAt ?? '')).toBeGreaterThanOrEqual(Date.parse(settlesAt ?? ''));
  });

  // id: clocks-provider-signature
  it('nodes with wrong clocks accept signed calls of providers with correct clocks', async () => {
    const { secret } = studio('alpha');
    const replies = await Promise.all(
      [ahead, behind].map(({ origin }) =>
        createWalletClient({ origin, provider: 'alpha', secret }).send('health', {}),
      ),
    );
    expect(replies.map(({ status, answer }) => [status, answer?.code])).toEqual([
      [200, 'OK'],
      [200, 'OK'],
    ]);
    const late = await createWalletClient({ origin: ahead.origin, provider: 'alpha', secret }).send(
      'health',
      {},
      { clockAheadMs: -120_000 },
    );
    expect(late.status).toBe(401);
  });
});

/** End of daylight saving time in New York. */
const fallBack = Date.UTC(2026, 10, 1, 6);

describe.skipIf(!fakeTimeLibrary)('M13: a node whose clock jumps', () => {
  let clock: MovableClock;
  let jumping: ServerNode;
  let steady: ServerNode;
  beforeAll(async () => {
    clock = await createMovableClock();
    cluster = await startCluster(0, { lasts: true });
    const zone = { TZ: 'America/New_York' };
    [jumping, steady] = await Promise.all([
      cluster.start({ env: { ...clock.env, ...zone } }),
      cluster.start(),
    ]);
  });
  afterAll(() => clock?.[Symbol.asyncDispose]());

  const clockOf = async ({ origin }: ServerNode): Promise<number> =>
    Date.parse((await fetch(`${origin}/api/settings`)).headers.get('date') ?? '');
  /** Moves the clock of the one node, and waits until it shows it. */
  const moveTo = async (offsetSeconds: number): Promise<void> => {
    await clock.move(offsetSeconds);
    await waitUntil(async () => {
      const off = (await clockOf(jumping)) - Date.now() - offsetSeconds * 1_000;
      expect(Math.abs(off)).toBeLessThan(5_000);
    });
  };

  it.each([
    ['backwards by four hours', () => [7_200, -7_200]],
    ['forwards by a day and back again', () => [0, 86_400, 0]],
    [
      'over the hour that comes twice when summer time ends',
      () => [-2, 2].map((beside) => Math.round((fallBack - Date.now()) / 1_000) + beside),
    ],
  ])(
    '%s posts entries in the order and with the time of the database, and ends no session',
    async (_, offsets) => {
      const { world } = cluster;
      const { roundId } = await world.openRound();
      const player = await world.user({ funds: 1_000_000n });
      const visitor = await cluster.signIn(player);
      const startedAt = Date.now();
      const booked: Bet[] = [];
      const keys: string[] = [];
      for (const offset of offsets()) {
        await moveTo(offset);
        for (const index of times(8, (at) => at)) {
          const key = randomUUID();
          const call = {
            params: { roundId },
            body: { selection: 'meron', amount: '1000' },
            key,
          };
          const answer = await visitor.at(index % 2 ? steady : jumping).call('bet.place', call);
          expect(answer.status).toBe(201);
          booked.push((answer.body as { data: Bet }).data);
          keys.push(key);
        }
      }
      const placedAt = booked.map(({ createdAt }) => Date.parse(createdAt));
      expect(placedAt).toEqual(placedAt.toSorted((one, other) => one - other));
      expect(placedAt[0]).toBeGreaterThanOrEqual(startedAt - 1_000);
      expect(placedAt.at(-1)).toBeLessThanOrEqual(Date.now() + 1_000);
      expect(await world.balanceOf(player)).toBe(1_000_000n - BigInt(booked.length) * 1_000n);
      // A key that was used before the jump is still the same call after it.
      const again = await visitor.at(jumping).call('bet.place', {
        params: { roundId },
        body: { selection: 'meron', amount: '1000' },
        key: keys[0] ?? '',
      });
      expect((again.body as { data: Bet }).data.id).toBe(booked[0]?.id);
    },
  );

  it('a node whose clock went back settles a round once, by the time of the database', async () => {
    const { world } = cluster;
    await moveTo(7_200);
    const { roundId, declarator } = await world.openRound();
    const player = await world.user({ funds: 100_000n });
    await world.bet(player, roundId, 'meron', '10000');
    await world.bet(player, roundId, 'wala', '10000');
    await steady.kill();
    const { rounds } = world.services;
    await rounds.step(declarator, roundId, 'close', undefined);
    const { settlesAt } = await rounds.step(declarator, roundId, 'declare', { result: 'meron' });
    await moveTo(-7_200);
    await waitUntil(async () => expect((await rounds.show(roundId)).status).toBe('settled'));
    const { settledAt } = await rounds.show(roundId);
    expect(Date.parse(settledAt ?? '')).toBeGreaterThanOrEqual(Date.parse(settlesAt ?? ''));
  });
});
