import { beforeAll, describe, expect, it } from 'vitest';
import type { WalletAnswer, WalletCall } from '@lobi/core/contract';
import { createModelWallet } from '../../packages/server/src/providers/conformance/model-wallet.ts';
import { studio } from '../providers/studio.ts';
import { provideClusters, type Cluster } from './cluster.ts';
import { atATime, countOf, times } from './counts.ts';
import { providerAt, type ProviderAtNodes } from './provider-visits.ts';
import { withProvidersFile } from './providers-file.ts';

const startCluster = provideClusters();
let cluster: Cluster;
let provider: ProviderAtNodes;

beforeAll(async () => {
  cluster = await withProvidersFile([studio('alpha')], (path) =>
    startCluster(2, { lasts: true, env: { LOBI_PROVIDERS: path } }),
  );
  provider = providerAt(cluster, studio('alpha'));
});

const call: ProviderAtNodes['call'] = (...args) => provider.call(...args);

const funds = 5_000n;
const visit = () => provider.visit(funds);

type Step = readonly [WalletCall, Readonly<Record<string, string>>];

/** Debit, credit, rollback and end of one round; credits and rollbacks have ids of their own. */
const alphabet: readonly ((at: number) => Step)[] = [
  () => ['bet', { transactionId: 'b', roundId: 'r', amount: '100' }],
  (at) => ['win', { transactionId: `w${at}`, roundId: 'r', amount: '70' }],
  (at) => ['rollback', { transactionId: `x${at}`, roundId: 'r', targetTransactionId: 'b' }],
  () => ['endRound', { roundId: 'r' }],
];

/** Returns the sequence with this number, interpreted in the base of the alphabet size. */
const sequence = (length: number, number: number): Step[] =>
  times(length, (at) => {
    const make = alphabet[Math.floor(number / alphabet.length ** at) % alphabet.length];
    if (!make) throw new Error('The alphabet ends.');
    return make(at);
  });

const brief = ({ code, replay }: Pick<WalletAnswer, 'code' | 'replay'>) => `${code} ${replay}`;

/** Plays a sequence, each call concurrently on both nodes, and compares it with the wallet model. */
async function play(steps: readonly Step[]): Promise<void> {
  const { sessionId, playerId } = await visit();
  const model = createModelWallet({ currency: 'IDR', balance: String(funds), sessionId, playerId });
  for (const [at, [name, callBody]] of steps.entries()) {
    const uniqueFields = Object.entries(callBody).map(([field, value]) => [
      field,
      field.endsWith('Id') ? `${playerId}.${value}` : value,
    ]);
    const body = { ...Object.fromEntries(uniqueFields), gameId: 'coin', sessionId };
    const answers = await Promise.all([call(0, name, body), call(1, name, body)]);
    const expected = [model.answer(name, body), model.answer(name, body)];
    expect({ steps, at, answers: answers.map(brief).sort() }).toEqual({
      steps,
      at,
      answers: expected.map(brief).sort(),
    });
  }
  const { balance } = await call(steps.length, 'balance', { sessionId });
  expect({ steps, balance }).toEqual({ steps, balance: model.balance() });
}

/** All sequences of a length if there is time, else an evenly spread sample. */
function numbersOf(length: number, maximum: number): number[] {
  const all = alphabet.length ** length;
  if (all <= maximum) return times(all, (number) => number);
  // A stride coprime to the number of sequences visits each at most once.
  const stride = 2 * Math.floor(all / maximum / 2) + 1;
  return times(maximum, (index) => (index * stride + 7) % all);
}

/** Number of played sequences of six calls; 4,096 are all of them. */
const sequences = countOf('LOBI_SEQUENCES', 24, 4_096);

/** Length of sequences that are played in every order. */
const whole = countOf('LOBI_WHOLE_SEQUENCES', 3, 4);

const playAll = (length: number, numbers: readonly number[]) =>
  atATime(8, numbers.length, (index) => play(sequence(length, numbers[index] ?? 0)));

describe('M9: any calls of a provider, in any order, twice, at two nodes', () => {
  // Every intermediate response is compared, so that shorter sequences are covered as prefixes.
  it(`every order of up to ${whole} calls is answered as the rules define`, async () => {
    await playAll(whole, numbersOf(whole, alphabet.length ** whole));
  });

  it(`${sequences} orders of six calls are answered as the rules define`, async () => {
    const numbers = numbersOf(6, sequences);
    expect(new Set(numbers).size).toBe(sequences);
    await playAll(6, numbers);
  }, 3_600_000);

  it('a debit after its rollback is rejected at either node, as long as ids are stored', async () => {
    const { sessionId, playerId, player } = await visit();
    const ids = { sessionId, gameId: 'coin', roundId: `${playerId}.r` };
    const rollback = {
      ...ids,
      transactionId: `${playerId}.x`,
      targetTransactionId: `${playerId}.b`,
    };
    expect((await call(0, 'rollback', rollback)).code).toBe('OK');
    await cluster.world.db.run(
      `update provider_transactions set created_at = created_at - interval '30 days'
       where external_id like $1`,
      [`${playerId}.%`],
    );
    const bet = { ...ids, transactionId: `${playerId}.b`, amount: '100' };
    expect((await call(1, 'bet', bet)).code).toBe('ALREADY_CANCELLED');
    expect(await cluster.world.balanceOf(player)).toBe(funds);
  });

  it.each([
    ['whose session is over', 'update sessions set revoked_at = now() where user_id = $1'],
    ['who is blocked', `update users set status = 'blocked' where id = $1`],
  ])('a player %s is paid a win, and cannot stake', async (_description, change) => {
    const { sessionId, playerId, player } = await visit();
    const ids = { sessionId, gameId: 'coin', roundId: `${playerId}.r` };
    expect(
      (await call(0, 'bet', { ...ids, transactionId: `${playerId}.b`, amount: '100' })).code,
    ).toBe('OK');
    await cluster.world.db.run(change, [player.id]);
    expect(
      (await call(1, 'win', { ...ids, transactionId: `${playerId}.w`, amount: '300' })).code,
    ).toBe('OK');
    const late = {
      ...ids,
      roundId: `${playerId}.s`,
      transactionId: `${playerId}.c`,
      amount: '100',
    };
    expect((await call(0, 'bet', late)).code).not.toBe('OK');
    expect(await cluster.world.balanceOf(player)).toBe(funds + 200n);
  });
});
