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

/** Amounts that only calls which move money reject: elsewhere they mean "nothing" or "no limit". */
const noStakes: readonly unknown[] = ['0', '00', null];

/** Fields that hold digits and no amount. */
const otherDigits = ['account', 'noticeVersion'];

/** Digits that are an amount, wherever they are in a body. */
const isAmount = ([field, value]: [string, unknown]): boolean =>
  typeof value === 'string' && /^\d+$/.test(value) && !otherDigits.includes(field);

const refusedAt = (answer: Answer): boolean => answer.status === 422 || answer.status === 400;

describe('an amount that is none', () => {
  // id: invalid-amounts
  it.each(writes.filter(({ row }) => row.body))(
    'an invalid amount is refused by $name, and nothing moves',
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

  it('an invalid amount of a bet is refused whatever it is made of', async () => {
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
        // Every wire amount of whole rupiah within the bounds would be a bet like any other.
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

/** Every way of putting `\u0000` into one text of a body. */
function* withNul(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield `${value}\u0000`;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    for (const spoilt of withNul(part))
      yield Array.isArray(value)
        ? value.map((kept, index) => (String(index) === key ? spoilt : kept))
        : { ...value, [key]: spoilt };
}

describe('a text with a NUL, which no database text holds', () => {
  it.each(writes.filter(({ row }) => row.body))(
    'a text with a NUL is refused by $name, and nothing is written',
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
    'a search for a text with a NUL finds nothing in $name and breaks nothing',
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

describe('an id that is not there', () => {
  const callerOf = (roles: readonly string[] | undefined): string =>
    roles === undefined || roles.includes('admin') ? 'admin' : (roles[0] ?? 'player');

  it.each(withId)(
    'an unknown id is not found by $name, whatever it looks like',
    async ({ name, row }) => {
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
    },
  );
});

describe('a bet', () => {
  it('a bet is on the own wallet and its currency, at no odds of the caller’s, whatever it says', async () => {
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
