import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WalletCall } from '@lobi/core/contract';
import {
  createModelWallet,
  type ModelWallet,
} from '../../packages/server/src/providers/conformance/model-wallet.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { slowRuns } from '../property-runs.ts';
import { createProviderWorld, type ProviderWorld, type Visit } from './provider-world.ts';

const freshWorld = setUpWorlds();

/** A call as a provider might make it, right or wrong. */
interface Step {
  readonly call: WalletCall;
  readonly body: object;
}

interface Table {
  readonly visit: Visit;
  readonly model: ModelWallet;
  /** Expected change of the wallet: payouts less bets. */
  readonly start: string;
}

const funds = 5_000n;
let providers: ProviderWorld;
const freshProviders = async () => createProviderWorld(await freshWorld({ lasts: true }));

/** A new player, and the model of the expected wallet. */
async function newTable(): Promise<Table> {
  const visit = await providers.visit(await providers.world.user({ funds }));
  const { sessionId, playerId } = visit;
  const terms = { currency: 'IDR', balance: String(funds), sessionId, playerId } as const;
  return { visit, model: createModelWallet(terms), start: playerId };
}

/**
 * Makes the calls against the platform and the model, whose responses must be equal. Ids are unique per
 * player.
 */
async function playBoth({ visit, model, start }: Table, steps: readonly Step[]): Promise<void> {
  const own = (id: string): string => `${start}.${id}`;
  for (const [at, { call, body }] of steps.entries()) {
    const named = Object.fromEntries(
      Object.entries(body).map(([name, value]: [string, unknown]) => [
        name,
        name.endsWith('Id') && typeof value === 'string' ? own(value) : value,
      ]),
    );
    const full = { ...named, gameId: 'coin', sessionId: visit.sessionId };
    const answer = await visit.call(call, named);
    const expected = model.answer(call, full);
    const said = { at, call, body, code: answer.code, replay: answer.replay };
    expect(said).toEqual({ at, call, body, code: expected.code, replay: expected.replay });
    const { balance } = await visit.call('balance', {});
    expect({ at, balance }).toEqual({ at, balance: model.balance() });
  }
}

beforeAll(async () => {
  providers = await freshProviders();
});

/** Steps about one bet, with separate ids for each position. */
const alphabet: readonly ((at: number) => Step)[] = [
  () => ({ call: 'bet', body: { transactionId: 'b', roundId: 'r', amount: '100' } }),
  (at) => ({ call: 'win', body: { transactionId: `w${at}`, roundId: 'r', amount: '70' } }),
  (at) => ({
    call: 'rollback',
    body: { transactionId: `x${at}`, roundId: 'r', targetTransactionId: 'b' },
  }),
  () => ({ call: 'endRound', body: { roundId: 'r' } }),
];

/** Every sequence of a length over the alphabet. */
function sequences(length: number): Step[][] {
  if (length === 0) return [[]];
  return sequences(length - 1).flatMap((head) =>
    alphabet.map((make) => [...head, make(head.length)]),
  );
}

describe('every order of calls', () => {
  it.each([1, 2, 3])(
    'every order of %i calls of a provider is answered as the rules define',
    async (length) => {
      for (const steps of sequences(length)) await playBoth(await newTable(), steps);
    },
  );
});

const id = (kind: string, maximum: number) =>
  fc.integer({ min: 1, max: maximum }).map((n) => `${kind}${n}`);
const roundId = id('r', 2);
const betId = id('b', 3);
const amount = fc.constantFrom('100', '250', '2500', '0', '-5', '1.5');

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    call: fc.constant('bet' as const),
    body: fc.record({ transactionId: betId, roundId, amount }),
  }),
  fc.record({
    call: fc.constant('win' as const),
    body: fc.record(
      {
        transactionId: id('w', 3),
        roundId,
        amount,
        betTransactionId: betId,
        roundClosed: fc.boolean(),
      },
      { requiredKeys: ['transactionId', 'roundId', 'amount'] },
    ),
  }),
  fc.record({
    call: fc.constant('betAndWin' as const),
    body: fc.record({ transactionId: betId, roundId, betAmount: amount, winAmount: amount }),
  }),
  fc.record({
    call: fc.constant('rollback' as const),
    body: fc.record({
      transactionId: id('x', 3),
      roundId,
      targetTransactionId: fc.option(betId, { nil: null }),
    }),
  }),
  fc.record({ call: fc.constant('endRound' as const), body: fc.record({ roundId }) }),
);

describe('any calls, with duplicates, wrong ids and wrong amounts', () => {
  it('any calls of a provider are answered as the rules define, and conserve money', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 14 }), async (steps) => {
        await playBoth(await newTable(), steps);
      }),
      { numRuns: slowRuns(40), seed: 20_261_101 },
    );
    const { checks } = await providers.world.services.audit.run();
    expect(checks.filter(({ faults }) => faults > 0)).toEqual([]);
  });

  it('concurrent calls in any order leave a sound ledger', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 12 }), async (steps) => {
        const { visit } = await newTable();
        const own = JSON.parse(
          JSON.stringify(steps).replaceAll(/"([rbwx]\d)"/g, `"${visit.playerId}.$1"`),
        ) as Step[];
        const answers = await Promise.all(
          [...own, ...own].map(({ call, body }) => visit.call(call, body)),
        );
        expect(answers.map(({ code }) => code)).not.toContain('INVALID_SESSION');
        const { balance } = await visit.call('balance', {});
        expect(BigInt(balance ?? '-1')).toBeGreaterThanOrEqual(0n);
      }),
      { numRuns: slowRuns(15), seed: 20_261_102 },
    );
    const { checks } = await providers.world.services.audit.run();
    expect(checks.filter(({ faults }) => faults > 0)).toEqual([]);
  });
});
