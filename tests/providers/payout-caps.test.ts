import fc from 'fast-check';
import type { ProviderRegistration, WalletAnswer } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import {
  liftProvider,
  NothingToDecide,
  refusePayout,
  releasePayout,
  stopProvider,
} from '../../packages/server/src/providers/decide-payout.ts';
import { isAddressOf } from '../../packages/server/src/providers/signed-request.ts';
import { endStaleRounds } from '../../packages/server/src/providers/stale-rounds.ts';
import {
  listWaitingHolds,
  providerAlarms,
} from '../../packages/server/src/store/provider-payouts.ts';
import { listProviderStates } from '../../packages/server/src/store/provider-states.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { times } from '../faults/counts.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { slowRuns } from '../property-runs.ts';
import { silentLog } from '../ledger/world.ts';
import { createProviderWorld, type ProviderWorld, type Visit } from './provider-world.ts';
import { studio } from './studio.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();

/** `alpha` with these caps; by default its game pays at most 5,000. */
const capped = (
  caps: ProviderRegistration['caps'],
  maximumWin: string | undefined = '5000',
): ProviderRegistration => {
  const { games, ...alpha } = studio('alpha');
  const [coin] = games;
  if (!coin) throw new Error('The studio has no game.');
  return { ...alpha, caps, games: [{ ...coin, ...(maximumWin && { maximumWin }) }] };
};

interface Scene extends ProviderWorld {
  readonly player: Actor;
  readonly visit1: Visit;
  readonly call1: Visit['call'];
  readonly terms: Parameters<typeof releasePayout>[0];
}

async function scene(
  caps: ProviderRegistration['caps'] = {},
  maximumWin?: string,
  lasts = false,
): Promise<Scene> {
  const providers = await createProviderWorld(
    await freshWorld({ poolSize: 12, lasts }),
    defaultRules,
    [capped(caps, maximumWin), studio('beta')],
  );
  const { world } = providers;
  const player = await world.user({ funds: 1_000_000n });
  const visit1 = await providers.visit(player);
  const terms = {
    ...{ db: world.db, log: silentLog, rules: defaultRules, currency: 'IDR' as const },
    ...{ currentTime: () => world.clock.now, wakeOutbox: () => undefined },
  } as const;
  return { ...providers, player, visit1, call1: visit1.call, terms };
}

const sum = (id: string, amount: string, roundId = 'r') => ({ transactionId: id, roundId, amount });
const word = { by: 'Rani', reason: 'looked at it' };
const codes = (answers: readonly WalletAnswer[]) => answers.map(({ code }) => code);
const heldIds = async ({ world }: Scene) => (await listWaitingHolds(world.db)).map(({ id }) => id);
const stateOf = async ({ world }: Scene) =>
  (await listProviderStates(world.db, world.clock.now))[0];

describe('a payout above a cap', () => {
  it('a payout above a cap is held: nothing is posted, and the provider is asked to retry', async () => {
    const at = await scene();
    await at.call1('bet', sum('b', '1000'));
    const answers = [
      await at.call1('win', sum('w', '900000000000')),
      await at.call1('win', sum('w', '900000000000')),
    ];
    expect(answers.map(({ code, balance }) => [code, balance])).toEqual([
      ['RETRY', '999000'],
      ['RETRY', '999000'],
    ]);
    expect(await at.world.balanceOf(at.player)).toBe(999_000n);
    expect(await listWaitingHolds(at.world.db)).toMatchObject([
      { externalId: 'w', amount: 900_000_000_000n, cap: 'win', roundId: 'r' },
    ]);
  });

  it('a payout is held at the platform’s maximum where neither game nor provider has a cap', async () => {
    const at = await scene(undefined, '');
    await at.call1('bet', sum('b', '1000'));
    const maximum = String(defaultRules.maximumPayout);
    const above = String(defaultRules.maximumPayout + 1n);
    expect((await at.call1('win', sum('w', above))).code).toBe('RETRY');
    expect((await at.call1('win', sum('v', maximum))).code).toBe('OK');
  });

  // id: payout-cap-round
  it('the cap of a round counts all wins of the round together, and each round separately', async () => {
    const at = await scene();
    await at.call1('bet', sum('b', '1000'));
    await at.call1('bet', sum('c', '1000', 'another'));
    expect(
      codes([
        await at.call1('win', sum('w1', '3000')),
        await at.call1('win', sum('w2', '2001')),
        await at.call1('win', sum('w3', '2000')),
        await at.call1('win', sum('w4', '5000', 'another')),
      ]),
    ).toEqual(['OK', 'RETRY', 'OK', 'OK']);
  });

  // id: payout-cap-session
  it('the cap of a session counts all its rounds together, and each session separately', async () => {
    const at = await scene({ session: '6000' });
    const other = await at.visit(at.player);
    const round = (visit: Visit, n: number) =>
      visit
        .call('bet', sum(`b${n}`, '1000', `r${n}`))
        .then(() => visit.call('win', sum(`w${n}`, '3000', `r${n}`)));
    expect(
      codes([
        await round(at.visit1, 1),
        await round(at.visit1, 2),
        await round(at.visit1, 3),
        await round(other, 4),
      ]),
    ).toEqual(['OK', 'OK', 'RETRY', 'OK']);
  });

  it('a bet with its win, and a correction, are held by the same caps', async () => {
    const at = await scene({ win: '4000' }, '');
    const both = {
      ...{ transactionId: 'x', roundId: 'r', betAmount: '1000', winAmount: '4001' },
    };
    const adjust = { transactionId: 'y', amount: '4001', reason: 'a gift' };
    expect(codes([await at.call1('betAndWin', both), await at.call1('adjust', adjust)])).toEqual([
      'RETRY',
      'RETRY',
    ]);
    expect(await at.world.balanceOf(at.player)).toBe(1_000_000n);
    const taken = { ...adjust, transactionId: 'z', amount: '-4001' };
    expect((await at.call1('adjust', taken)).code).toBe('OK');
  });

  it('a payout above a cap does not affect other providers', async () => {
    const at = await scene({ day: '100' });
    const beta = await at.visit(at.player, 'beta');
    await at.call1('bet', sum('b', '1000'));
    expect((await at.call1('win', sum('w', '101'))).code).toBe('RETRY');
    await beta.call('bet', sum('b', '1000'));
    expect((await beta.call('win', sum('w', '101'))).code).toBe('OK');
  });

  it('a payout above a cap keeps its round open until staff decides, also after two weeks', async () => {
    const at = await scene();
    await at.call1('bet', sum('b', '1000'));
    await at.call1('win', sum('w', '5001'));
    expect((await at.call1('endRound', { roundId: 'r' })).code).toBe('RETRY');
    at.world.clock.now = new Date(at.world.clock.now.getTime() + 15 * 86_400_000);
    expect(await endStaleRounds(at.terms)).toBe(0);
    const [id = ''] = await heldIds(at);
    await refusePayout(at.terms, id, word);
    expect((await at.call1('endRound', { roundId: 'r' })).code).toBe('OK');
  });
});

describe('a held payout', () => {
  it('a held payout is paid once when staff releases it, and the provider’s retry is answered as processed', async () => {
    const at = await scene({ day: '6000' });
    await at.call1('bet', sum('b', '1000'));
    await at.call1('win', sum('w', '5001'));
    const [id = ''] = await heldIds(at);
    await releasePayout(at.terms, id, word);
    expect(await at.world.balanceOf(at.player)).toBe(1_004_001n);
    const again = await at.call1('win', sum('w', '5001'));
    expect([again.code, again.replay, again.balance]).toEqual(['OK', true, '1004001']);
    await expect(releasePayout(at.terms, id, word)).rejects.toThrow(NothingToDecide);
    // It does not count against the caps: the remaining amount of the day is unchanged.
    expect((await stateOf(at))?.paidToday).toBe(0n);
  });

  it('a held payout is paid even if its round has ended in the meantime', async () => {
    const at = await scene();
    await at.call1('bet', sum('b', '1000'));
    await at.call1('win', sum('w', '5001'));
    await at.world.db.run(`update provider_rounds set closed_at = now()`);
    const [id = ''] = await heldIds(at);
    await releasePayout(at.terms, id, word);
    expect(await at.world.balanceOf(at.player)).toBe(1_004_001n);
  });

  it('a held payout that staff rejected is never paid, and the provider is asked to stop', async () => {
    const at = await scene();
    await at.call1('bet', sum('b', '1000'));
    await at.call1('win', sum('w', '5001'));
    const [id = ''] = await heldIds(at);
    await refusePayout(at.terms, id, word);
    expect((await at.call1('win', sum('w', '5001'))).code).toBe('LIMIT_EXCEEDED');
    expect((await at.call1('win', sum('w', '4999'))).code).toBe('DUPLICATE_CONFLICT');
    expect(await at.world.balanceOf(at.player)).toBe(999_000n);
    await expect(releasePayout(at.terms, id, word)).rejects.toThrow(NothingToDecide);
  });

  it('a held payout stays held if the bet was refunded in the meantime', async () => {
    const at = await scene();
    await at.call1('bet', sum('b', '1000'));
    await at.call1('win', sum('w', '5001'));
    const back = { transactionId: 'x', roundId: 'r', targetTransactionId: 'b' };
    expect((await at.call1('rollback', back)).code).toBe('OK');
    const [id = ''] = await heldIds(at);
    await expect(releasePayout(at.terms, id, word)).rejects.toMatchObject({
      code: 'ALREADY_CANCELLED',
    });
    expect(await heldIds(at)).toEqual([id]);
    expect(await at.world.balanceOf(at.player)).toBe(1_000_000n);
  });

  it('a held payout that two people decide at the same time is decided once', async () => {
    const at = await scene();
    await at.call1('bet', sum('b', '1000'));
    await at.call1('win', sum('w', '5001'));
    const [id = ''] = await heldIds(at);
    const decided = await Promise.allSettled([
      ...times(3, () => releasePayout(at.terms, id, word)),
      ...times(3, () => refusePayout(at.terms, id, word)),
      at.call1('win', sum('w', '5001')),
    ]);
    expect(decided.slice(0, 6).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const isPaid = decided.slice(0, 3).some(({ status }) => status === 'fulfilled');
    expect(await at.world.balanceOf(at.player)).toBe(isPaid ? 1_004_001n : 999_000n);
  });
});

describe('a provider', () => {
  const starts = (at: Scene) => at.ticket('alpha', at.player);

  it('a provider above the daily cap is suspended: no launches or payouts, only refunds', async () => {
    const at = await scene({ day: '6000' });
    const staff = await at.world.user({ role: 'admin' });
    await at.call1('bet', sum('b', '1000'));
    await at.call1('bet', sum('c', '1000', 'r2'));
    await at.call1('bet', sum('d', '1000', 'r3'));
    await at.call1('win', sum('w', '5000'));
    await at.call1('win', sum('w2', '2000', 'r2'));
    expect(await stateOf(at)).toMatchObject({
      suspension: { cause: 'day-cap', amount: 2_000n, cap: 'day', game: 'Koin alpha' },
      paidToday: 5_000n,
    });
    expect(await providerAlarms(at.world.db)).toEqual({ suspended: 1, held: 1 });
    const news = await at.world.services.notifications.list(staff, { perPage: 100 }, 'en');
    expect(news.data.map(({ kind }) => kind).sort()).toEqual(['payout-held', 'provider-suspended']);
    expect(news.data.map(({ body }) => body).join()).toMatch(/2,000/);

    const back = { transactionId: 'x', roundId: 'r3', targetTransactionId: 'd' };
    expect(
      codes([
        await at.call1('bet', sum('e', '1000', 'r4')),
        await at.call1('win', sum('w3', '10', 'r3')),
        await at.call1('rollback', back),
      ]),
    ).toEqual(['INVALID_REQUEST', 'RETRY', 'OK']);
    await expect(starts(at)).rejects.toMatchObject({ code: 'not_found' });
    expect(await at.world.balanceOf(at.player)).toBe(1_003_000n);

    await liftProvider(at.terms, 'alpha', word);
    expect((await at.call1('bet', sum('e', '1000', 'r4'))).code).toBe('OK');
    expect((await at.call1('win', sum('w3', '10', 'r4'))).code).toBe('OK');
    await expect(liftProvider(at.terms, 'alpha', word)).rejects.toThrow(NothingToDecide);
  });

  it('a provider is suspended with the third payout held at a time, and not before', async () => {
    const at = await scene();
    const states: unknown[] = [];
    for (const n of times(3, Number)) {
      await at.call1('bet', sum(`b${n}`, '1000', `r${n}`));
      await at.call1('win', sum(`w${n}`, '5001', `r${n}`));
      states.push((await stateOf(at))?.suspension?.cause ?? null);
    }
    expect(states).toEqual([null, null, 'held-wins']);
  });

  it('a manual suspension of a provider survives a restart', async () => {
    const at = await scene();
    await stopProvider(at.terms, 'alpha', word);
    await expect(stopProvider(at.terms, 'alpha', word)).rejects.toThrow(NothingToDecide);
    await createProviderWorld(at.world);
    expect((await stateOf(at))?.suspension?.cause).toBe('staff');
    await expect(starts(at)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the cap of the day', () => {
  it('the daily cap holds for concurrent wins of many players', async () => {
    const at = await scene({ day: '20000' });
    const visits = await Promise.all(
      times(12, async () => at.visit(await at.world.user({ funds: 10_000n }))),
    );
    await Promise.all(visits.map(({ call }, n) => call('bet', sum(`b${n}`, '1000', `r${n}`))));
    const answers = await Promise.all(
      visits.map(({ call }, n) => call('win', sum(`w${n}`, '3000', `r${n}`))),
    );
    // Six times 3,000 fit into 20,000, a seventh does not.
    expect(codes(answers).filter((code) => code === 'OK').length).toBeLessThanOrEqual(6);
    expect((await stateOf(at))?.paidToday).toBeLessThanOrEqual(18_000n);
    const booked = await queryRow<{ sum: bigint }>(
      at.world.db,
      `select coalesce(sum(payout), 0)::bigint as sum from provider_transactions`,
    );
    expect(booked?.sum).toBe((await stateOf(at))?.paidToday);
  });

  it('no sequence of wins exceeds the daily cap', async () => {
    const at = await scene({ win: '4000', session: '9000', day: '15000' }, '', true);
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            amount: fc.integer({ min: 1, max: 6_000 }),
            call: fc.constantFrom('win' as const, 'betAndWin' as const, 'adjust' as const),
            isAtOnce: fc.boolean(),
          }),
          { minLength: 1, maxLength: 8 },
        ),
        async (payouts) => {
          // Another day and session, without data of the previous run.
          at.world.clock.now = new Date(at.world.clock.now.getTime() + 86_400_000);
          await at.world.db.run(
            `update provider_suspensions set lifted_at = now(), lifted_by = 'x', reason = 'x'`,
          );
          const visit = await at.visit(await at.world.user({ funds: 100_000n }));
          const open: Promise<unknown>[] = [];
          for (const { amount, call, isAtOnce } of payouts) {
            const [id, roundId] = [`t${(round += 1)}`, `r${round}`];
            const won = String(amount);
            const done = {
              win: async () => {
                await visit.call('bet', sum(`b${id}`, '10', roundId));
                await visit.call('win', sum(id, won, roundId));
              },
              betAndWin: () =>
                visit.call('betAndWin', {
                  ...{ transactionId: id, roundId, betAmount: '10', winAmount: won },
                }),
              adjust: () =>
                visit.call('adjust', { transactionId: id, amount: won, reason: 'a gift' }),
            }[call]();
            if (isAtOnce) open.push(done);
            else await done;
          }
          await Promise.all(open);
          const day = at.world.clock.now.toISOString().slice(0, 10);
          const paid = await queryRow<{ day: bigint; session: bigint; round: bigint }>(
            at.world.db,
            `select coalesce(sum(payout) filter (where created_at::date = $1::date), 0)::bigint as day,
               coalesce(sum(payout) filter (where wallet_id = (
                 select wallet_id from provider_players where id = $2)), 0)::bigint as session,
               coalesce(max(payout), 0)::bigint as round from provider_transactions`,
            [day, visit.playerId],
          );
          expect(paid?.round).toBeLessThanOrEqual(4_000n);
          expect(paid?.session).toBeLessThanOrEqual(9_000n);
          expect(paid?.day).toBeLessThanOrEqual(15_000n);
        },
      ),
      { numRuns: slowRuns(15) },
    );
  });
});

describe('the address list of a provider', () => {
  it.each([
    ['any address where none is named', null, '198.51.100.1', true],
    ['a named address', ['203.0.113.7'], '203.0.113.7', true],
    ['the same over a dual-stack socket', ['203.0.113.7'], '::ffff:203.0.113.7', true],
    ['an address within a network', ['10.0.0.0/8', '203.0.113.0/24'], '203.0.113.200', true],
    ['an IPv6 address within a network', ['2001:db8::/32'], '2001:db8:1::5', true],
  ] as const)('the address list of a provider takes %s', (_, addresses, from, expected) => {
    expect(isAddressOf(addresses, from)).toBe(expected);
  });

  it.each([
    ['another address', ['203.0.113.7'], '203.0.113.8'],
    ['an address beside the network', ['203.0.113.0/24'], '203.0.114.1'],
    ['an IPv6 address where IPv4 is named', ['203.0.113.0/24'], '2001:db8::1'],
    ['no address at all', ['203.0.113.7'], ''],
  ] as const)('the address list of a provider rejects %s', (_, addresses, from) => {
    expect(isAddressOf(addresses, from)).toBe(false);
  });
});
