import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseCounter } from '../../packages/server/src/services/auth/guess-counter.ts';
import { createDatabaseTurns } from '../../packages/server/src/services/auth/waiting-turns.ts';
import type { ContractKit, HttpSession } from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';
import { provideClusters } from '../faults/cluster.ts';
import { atATime, countOf, times } from '../faults/counts.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { startSecurityWorld } from './security-world.ts';
import { queryRows } from '../query-rows.ts';

type Running = Awaited<ReturnType<typeof startSecurityWorld>>['platform'];

/** A sign-in from one of the loopback addresses; all of 127.0.0.0/8 are local. */
function loginFrom(
  platform: Pick<Running, 'origin'>,
  localAddress: string,
  body: { readonly username: string; readonly password: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${platform.origin.replace('localhost', '127.0.0.1')}/api/auth/login`,
      {
        method: 'POST',
        localAddress,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

const count = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length;

/**
 * Number of guesses at one account, and of accounts with one guess each; each from a separate address.
 */
const attempts = countOf('LOBI_GUESSES', 40, 10_000);
const sprayed = countOf('LOBI_SPRAYED', 60, 1_000);

/** Returns one of the loopback addresses. */
const addressOf = (net: number, n: number): string =>
  `127.${net + Math.floor(n / 60_000)}.${Math.floor((n % 60_000) / 250)}.${1 + (n % 250)}`;

/** Guesses allowed without a wait: the specified figures, not read from the code. */
const freeGuesses = { account: 5, address: 30 } as const;

/**
 * Asserts the number of guesses that were answered as wrong, plus a few if the run was so slow that
 * waits ended: after 1, 2, 4 … seconds for an address, 15, 30 … for an account.
 */
function expectFew(statuses: readonly number[], free: number): void {
  const answered = count(statuses, 401);
  expect(answered).toBeGreaterThanOrEqual(free);
  expect(answered).toBeLessThanOrEqual(free + 5);
  expect(count(statuses, 429)).toBe(statuses.length - answered);
}

interface Known {
  readonly username: string;
  readonly password: string;
  readonly session: HttpSession;
}

describe('guessing', () => {
  let platform: Running;
  let kit: ContractKit;
  beforeAll(async () => {
    ({ platform, kit } = await startSecurityWorld());
  });
  afterAll(() => platform.stop());

  async function newcomer(): Promise<Known> {
    const session = kit.guest();
    const [username, password] = [`new-${randomUUID().slice(0, 13)}`, randomUUID()];
    const body = { username, password, passwordConfirmation: password };
    expect((await session.call('auth.register', { body })).status).toBe(201);
    return { username, password, session };
  }

  it('guesses at one account are limited across any number of addresses', async () => {
    const { username, password, session } = await newcomer();
    const statuses = await atATime(40, attempts, (n) =>
      loginFrom(platform, addressOf(1, n), { username, password: `guess ${n}` }),
    );
    expectFew(statuses, freeGuesses.account);
    // Even the right password is rejected there, while the owner can still sign in on a known device.
    expect(await loginFrom(platform, '127.0.2.1', { username, password })).toBe(429);
    expect((await session.login(username, password)).status).toBe(200);
  }, 600_000);

  // id: guesses-many-accounts
  it('guesses at many accounts from one address are blocked, and other users can sign in', async () => {
    const { username, password } = await newcomer();
    const statuses = await atATime(40, sprayed, (n) =>
      loginFrom(platform, '127.0.3.1', { username: `sprayed-${n}`, password: 'lobi-demo' }),
    );
    expectFew(statuses, freeGuesses.address);
    expect(await loginFrom(platform, '127.0.3.2', { username, password })).toBe(200);
  }, 600_000);

  it('forged address headers allow no more guesses', async () => {
    const claims = (n: number) => ({
      'x-forwarded-for': `10.1.${n}.1`,
      'x-real-ip': `10.1.${n}.1`,
      'x-client-ip': `10.1.${n}.1`,
      'cf-connecting-ip': `10.1.${n}.1`,
      forwarded: `for=10.1.${n}.1`,
    });
    const statuses = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        loginFrom(
          platform,
          '127.0.4.1',
          { username: `claimed-${n}`, password: 'lobi-demo' },
          claims(n),
        ),
      ),
    );
    expectFew(statuses, freeGuesses.address);
    const seen = await platform.db.rows(`select 1 from activity where ip like '10.1.%'`);
    expect(seen).toEqual([]);
  });

  // id: guesses-reveal-nothing
  it.each(['unknown-name', 'player', 'blocked', 'pending'])(
    'a wrong password reveals nothing about %s: status, code and message are the same for every account',
    async (username) => {
      const answers = [];
      for (const name of [username, `unknown-${randomUUID().slice(0, 8)}`]) {
        const answer = await kit.guest().call('auth.login', {
          body: { username: name, password: 'not the password' },
        });
        const { reference: _, ...body } = answer.body as Record<string, unknown>;
        answers.push([answer.status, body, [...answer.headers.keys()].sort()]);
      }
      expect(answers[0]).toEqual(answers[1]);
    },
  );
});

describe('behind a trusted proxy', () => {
  it('the platform counts the address that a trusted proxy appended last, and no other', async () => {
    await using platform = await startTestPlatform({ trustProxy: true });
    const from = (claimed: string, n: number) =>
      loginFrom(
        platform,
        '127.0.5.1',
        { username: `proxied-${randomUUID().slice(0, 8)}`, password: `guess ${n}` },
        { 'x-forwarded-for': `203.0.113.${n}, ${claimed}` },
      );
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => from('198.51.100.7', n)),
    );
    expectFew(statuses, freeGuesses.address);
    expect(await from('198.51.100.8', 1)).toBe(401);
  });
});

describe('at several processes', () => {
  const startCluster = provideClusters();

  // id: guesses-across-processes
  it('limits of guesses apply across processes and restarts', async () => {
    const { nodes, start, world } = await startCluster(2);
    const at = (n: number) => nodes[n % nodes.length] ?? { origin: '' };
    const guess = (n: number, from: string, username: string, node = at(n)) =>
      loginFrom(node, from, { username, password: `guess ${n}` });
    const ofAccount = await Promise.all(
      times(20, (n) => guess(n, addressOf(20, n), 'guessed-at-two-nodes')),
    );
    expectFew(ofAccount, freeGuesses.account);
    const ofAddress = await Promise.all(
      times(60, (n) => guess(n, '127.30.0.1', `sprayed-at-two-nodes-${n}`)),
    );
    expectFew(ofAddress, freeGuesses.address);
    const third = await start();
    // Resets the times, as if the guesses had just been made.
    await world.db.run(
      `update guesses set open_at = clock_timestamp() + interval '1 minute',
         forgotten_at = clock_timestamp() + interval '1 hour'`,
    );
    expect(await guess(0, '127.20.9.9', 'guessed-at-two-nodes', third)).toBe(429);
    expect(await guess(0, '127.30.0.1', 'another-name', third)).toBe(429);
  });
});

describe('turns in the database', () => {
  const freshWorld = setUpWorlds();

  it('a caller who has waited is admitted once, also with concurrent attempts', async () => {
    const { db } = await freshWorld();
    const turns = createDatabaseTurns(db, 'turn', 600_000);
    expect(await turns.takeTurn('one', 60_000)).toBe(60_000);
    expect(await turns.takeTurn('one', 60_000)).toBeLessThanOrEqual(60_000);
    await db.run(`update guesses set open_at = open_at - interval '61 seconds'`);
    const waits = await Promise.all(times(8, () => turns.takeTurn('one', 60_000)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
    await turns.returnTurn('one');
    expect(await turns.takeTurn('one', 60_000)).toBe(0);
  });
});

describe('counted attempts in the database', () => {
  const freshWorld = setUpWorlds();
  const limits = { free: 2, firstWaitMs: 60_000, longestWaitMs: 240_000, forgetMs: 600_000 };

  /** A counter, and a function that advances its time. */
  async function counterAt() {
    const { db } = await freshWorld();
    const counter = createDatabaseCounter(db, 'test', limits);
    const advanceClock = (ms: number) =>
      db.run(
        `update guesses set open_at = open_at - make_interval(secs => $1),
           forgotten_at = forgotten_at - make_interval(secs => $1)`,
        [ms / 1_000],
      );
    return { db, counter, advanceClock };
  }

  it('attempts are free at first, then wait exponentially up to a maximum', async () => {
    const { counter, advanceClock } = await counterAt();
    const waits: number[] = [];
    expect(await counter.countAttempt('key')).toBe(0);
    for (const _ of times(4, String)) {
      expect(await counter.countAttempt('key')).toBe(0);
      const waitMs = await counter.countAttempt('key');
      waits.push(Math.ceil(waitMs / 60_000));
      await advanceClock(waitMs);
    }
    expect(waits).toEqual([1, 2, 4, 4]);
  });

  it('concurrent attempts are counted one by one', async () => {
    const { counter } = await counterAt();
    const taken = await Promise.all(times(40, () => counter.countAttempt('key')));
    expect(taken.filter((waitMs) => waitMs === 0)).toHaveLength(limits.free);
    expect(await counter.countAttempt('another key')).toBe(0);
  });

  it('attempts are undone one by one, and reset by the right secret', async () => {
    const { counter } = await counterAt();
    for (const _ of times(5, String)) {
      expect(await counter.countAttempt('key')).toBe(0);
      await counter.undo('key');
    }
    expect(await counter.countAttempt('key')).toBe(0);
    expect(await counter.countAttempt('key')).toBe(0);
    expect(await counter.countAttempt('key')).toBeGreaterThan(0);
    await counter.clear('key');
    expect(await counter.countAttempt('key')).toBe(0);
    expect(await counter.countAttempt('key')).toBe(0);
  });

  it('attempts expire after a period without attempts, and their rows are deleted', async () => {
    const { db, counter, advanceClock } = await counterAt();
    for (const n of times(15, Number)) await counter.countAttempt(`another ${n}`);
    for (const _ of times(2, String)) await counter.countAttempt('key');
    await advanceClock(limits.forgetMs + 300_000);
    expect(await counter.countAttempt('key')).toBe(0);
    expect(await counter.countAttempt('key')).toBe(0);
    expect(await counter.countAttempt('another key')).toBe(0);
    const rows = await queryRows<{ key: Buffer }>(db, 'select key from guesses');
    expect(rows).toHaveLength(2);
    expect(rows.every(({ key }) => key.length === 32)).toBe(true);
  });
});
