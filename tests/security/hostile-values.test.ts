import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type ContractKit, contractCases, smallBet } from '@lobi/core/conformance';
import { slowRuns } from '../property-runs.ts';
import {
  codeOf,
  fingerprint,
  interceptCalls,
  rows,
  startSecurityWorld,
  writes,
} from './security-world.ts';

let platform: Awaited<ReturnType<typeof startSecurityWorld>>['platform'];
let kit: ContractKit;
beforeAll(async () => {
  ({ platform, kit } = await startSecurityWorld());
});
afterAll(() => platform.stop());

/** Values that every call rejects as an amount of rupiah. */
const noAmounts: readonly unknown[] = [
  '-1',
  '-0',
  '+1000',
  '1e3',
  '1e30',
  '0.1',
  '1000.5',
  '.5',
  '1000.',
  '1,000',
  '1.000,00',
  '1_000',
  '1 000',
  ' 1000',
  '1000 ',
  '1000\n',
  '1000\u0000',
  '0x3e8',
  '١٠٠٠',
  '１０００',
  '9'.repeat(19),
  '9'.repeat(4_000),
  'NaN',
  'Infinity',
  'null',
  '',
  "1000'; drop table bets; --",
  1000,
  0.1,
  -1,
  1e30,
  true,
  ['1000'],
  { amount: '1000' },
];

/** Amounts that only money-moving calls reject; elsewhere they mean "nothing" or "no limit". */
const noStakes: readonly unknown[] = ['0', '00', null];

/** Fields with digits that are no amount. */
const otherDigits = ['account', 'noticeVersion'];

/** Matches amounts anywhere in a body. */
const isAmount = ([field, value]: [string, unknown]): boolean =>
  typeof value === 'string' && /^\d+$/.test(value) && !otherDigits.includes(field);

const refusedAt = (answer: Answer): boolean => answer.status === 422 || answer.status === 400;

describe('an invalid amount', () => {
  // id: invalid-amounts
  it.each(writes.filter(({ row }) => row.body))(
    'an invalid amount is rejected by $name, and no money moves',
    async ({ name, row }) => {
      const taken: unknown[] = [];
      let changes: [string, string] = ['', ''];
      const watched = interceptCalls(kit, name, async (_session, input, send) => {
        const before = await fingerprint(platform);
        const body = (input.body ?? {}) as Record<string, unknown>;
        for (const [field] of Object.entries(body).filter(isAmount)) {
          for (const value of row.idempotent ? [...noAmounts, ...noStakes] : noAmounts) {
            const answer = await send({ ...input, body: { ...body, [field]: value } });
            if (!refusedAt(answer)) taken.push([field, value, answer.status]);
          }
        }
        changes = [before, await fingerprint(platform)];
        return send(input);
      });
      expect((await contractCases[name].success(watched)).status).toBeLessThan(300);
      expect(taken).toEqual([]);
      expect(changes[1]).toBe(changes[0]);
    },
  );

  it('any invalid amount of a bet is rejected', async () => {
    const { id } = await kit.openRound();
    const session = await kit.as('player');
    const before = await fingerprint(platform);
    const amounts = fc.oneof(
      fc.double().map(String),
      fc.double(),
      fc.integer({ max: 0 }).map(String),
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^\d{1,6}[.,eE+\- _'xX]\d{0,6}$/),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(
        // A valid amount of whole rupiah within the limits would be an ordinary bet.
        amounts.filter((amount) => typeof amount !== 'string' || !/^\d{1,15}$/.test(amount)),
        fc.constantFrom('meron', 'wala', 'draw'),
        async (amount, selection) => {
          const answer = await session.call('bet.place', {
            params: { roundId: id },
            body: { amount, selection },
          });
          expect(refusedAt(answer)).toBe(true);
        },
      ),
      { numRuns: slowRuns(300) },
    );
    expect(await fingerprint(platform)).toBe(before);
  });
});

/** All variants of a body with `\u0000` in one text. */
function* withNul(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield `${value}\u0000`;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    for (const spoilt of withNul(part))
      yield Array.isArray(value)
        ? value.map((kept, index) => (String(index) === key ? spoilt : kept))
        : { ...value, [key]: spoilt };
}

describe('a text with a NUL', () => {
  it.each(writes.filter(({ row }) => row.body))(
    'a text with a NUL is rejected by $name, and nothing is written',
    async ({ name }) => {
      const taken: unknown[] = [];
      let changes: [string, string] | undefined;
      const watched = interceptCalls(kit, name, async (_session, input, send) => {
        const before = await fingerprint(platform);
        for (const body of withNul(input.body)) {
          const answer = await send({ ...input, body });
          if (!refusedAt(answer)) taken.push([body, answer.status]);
        }
        changes = [before, await fingerprint(platform)];
        return send(input);
      });
      await contractCases[name].success(watched);
      expect(taken).toEqual([]);
      expect(changes?.[1]).toBe(changes?.[0]);
      expect(changes).toBeDefined();
    },
  );

  it.each(rows.filter(({ row }) => row.method === 'GET' && row.query))(
    'a search for a text with a NUL in $name finds nothing without an error',
    async ({ name }) => {
      const watched = interceptCalls(kit, name, async (_session, input, send) => {
        const answer = await send({ ...input, query: { ...input.query, search: 'a\u0000' } });
        expect(answer.status).toBe(422);
        return send(input);
      });
      expect((await contractCases[name].success(watched)).status).toBeLessThan(300);
    },
  );
});

/** Ids that belong to no object, and texts that are no id. */
const noIds = [
  '0193b1c4-0000-7000-8000-000000000000',
  '1',
  '-1',
  'null',
  'undefined',
  '*',
  '../user',
  '..%2f..%2fadmin',
  "' or 1=1 --",
  '1; drop table users',
  '${7*7}',
  '\u0000',
  '%00',
  '💥',
  'a'.repeat(64),
  'a'.repeat(65),
  'a'.repeat(250),
];

const withId = rows.filter(({ row }) => row.path.includes('{'));

describe('an unknown id', () => {
  const callerOf = (roles: readonly string[] | undefined): string =>
    roles === undefined || roles.includes('admin') ? 'admin' : (roles[0] ?? 'player');

  it.each(withId)('an unknown id in any form is not found by $name', async ({ name, row }) => {
    const session = await kit.as(
      callerOf(row.access.kind === 'roles' ? row.access.roles : undefined),
    );
    const before = await fingerprint(platform);
    const found: string[] = [];
    const parts = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => String(part));
    for (const id of noIds) {
      const answer = await session.call(name, {
        params: Object.fromEntries(parts.map((part) => [part, id])),
        ...(row.method === 'GET' ? {} : { body: {} }),
      });
      const isRefused = ['not_found', 'validation', 'malformed'].includes(String(codeOf(answer)));
      if (!isRefused) found.push(`${id}: ${answer.status} ${codeOf(answer)}`);
    }
    expect(found).toEqual([]);
    expect(await fingerprint(platform)).toBe(before);
  });
});

describe('a bet', () => {
  it('a bet uses the caller’s wallet, its currency and the server’s odds, whatever its body says', async () => {
    const { id } = await kit.openRound();
    const [player, other] = [await kit.self('player'), await kit.self('player2')];
    const foreign = (
      await (
        await kit.as('player2')
      ).call('wallet.show', {
        params: { walletId: other.wallet.id },
      })
    ).body;
    const body = {
      ...smallBet,
      walletId: other.wallet.id,
      wallet_id: other.wallet.id,
      userId: other.id,
      roundId: '0193b1c4-0000-7000-8000-000000000000',
      currency: 'USD',
      odds: 99_999,
      oddsBp: 99_999,
      payout: '99999999',
    };
    const answer = await (
      await kit.as('player')
    ).call('bet.place', { params: { roundId: id }, body });
    const { data } = answer.body as { data: { walletId: string; odds: unknown; currency: string } };
    expect(data).toMatchObject({ walletId: player.wallet.id, odds: null, currency: 'IDR' });
    const afterwards = await (
      await kit.as('player2')
    ).call('wallet.show', {
      params: { walletId: other.wallet.id },
    });
    expect(afterwards.body).toEqual(foreign);
  });
});
