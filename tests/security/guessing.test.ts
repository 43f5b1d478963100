import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countInDatabase } from '../../packages/server/src/services/auth/guess-counter.ts';
import { turnsInDatabase } from '../../packages/server/src/services/auth/waiting-turns.ts';
import type { ContractKit, HttpSession } from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';
import { provideClusters } from '../faults/cluster.ts';
import { atATime, countOf, times } from '../faults/counts.ts';
import { provideWorlds } from '../ledger/provide-worlds.ts';
import { startSecurityWorld } from './security-world.ts';
import { queryRows } from '../query-rows.ts';

type Running = Awaited<ReturnType<typeof startSecurityWorld>>['platform'];

/** A sign-in from one of this machine's own addresses; the whole of 127.0.0.0/8 is. */
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

/** Guesses at one account, and people that one guess is tried at; each from an address of its own. */
const most = countOf('LOBI_GUESSES', 40, 10_000);
const sprayed = countOf('LOBI_SPRAYED', 60, 1_000);

/** One of so many addresses of this machine. */
const addressOf = (net: number, n: number): string =>
  `127.${net + Math.floor(n / 60_000)}.${Math.floor((n % 60_000) / 250)}.${1 + (n % 250)}`;

/** Guesses that are answered before any has to wait: figures of the product, not read from the code. */
const freeGuesses = { account: 5, address: 30 } as const;

/**
 * Of many guesses so many were answered as wrong, and a few more where the run took so long that a
 * wait was over: after 1, 2, 4 … seconds for an address, 15, 30 … for an account.
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

  it('guesses at one account get as many answers as from one address, from however many they come', async () => {
    const { username, password, session } = await newcomer();
    const statuses = await atATime(40, most, (n) =>
      loginFrom(platform, addressOf(1, n), { username, password: `guess ${n}` }),
    );
    expectFew(statuses, freeGuesses.account);
    // Not even the right password makes a difference, and the owner still gets in where they are
    // known.
    expect(await loginFrom(platform, '127.0.2.1', { username, password })).toBe(429);
    expect((await session.login(username, password)).status).toBe(200);
  }, 600_000);

  // id: guesses-many-accounts
  it('guesses over many accounts from one address are stopped, and all other users get in', async () => {
    const { username, password } = await newcomer();
    const statuses = await atATime(40, sprayed, (n) =>
      loginFrom(platform, '127.0.3.1', { username: `sprayed-${n}`, password: 'lobi-demo' }),
    );
    expectFew(statuses, freeGuesses.address);
    expect(await loginFrom(platform, '127.0.3.2', { username, password })).toBe(200);
  }, 600_000);

  it('headers that claim another address allow no more guesses', async () => {
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

describe('behind a proxy that is trusted', () => {
  it('the platform counts the address that a trusted proxy has written last, and no other', async () => {
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
  it('an account and an address have as many guesses at all processes as at one; a restart forgives none', async () => {
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
    // However long that took, it is as if the guesses had just been made.
    await world.db.run(
      `update guesses set open_at = clock_timestamp() + interval '1 minute',
         forgotten_at = clock_timestamp() + interval '1 hour'`,
    );
    expect(await guess(0, '127.20.9.9', 'guessed-at-two-nodes', third)).toBe(429);
    expect(await guess(0, '127.30.0.1', 'another-name', third)).toBe(429);
  });
});

describe('turns that are kept in the database', () => {
  const freshWorld = provideWorlds();

  it('a caller who has waited is let in once, also when it comes many times at once', async () => {
    const { db } = await freshWorld();
    const turns = turnsInDatabase(db, 'turn', 600_000);
    expect(await turns.take('one', 60_000)).toBe(60_000);
    expect(await turns.take('one', 60_000)).toBeLessThanOrEqual(60_000);
    await db.run(`update guesses set open_at = open_at - interval '61 seconds'`);
    const waits = await Promise.all(times(8, () => turns.take('one', 60_000)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
    await turns.giveBack('one');
    expect(await turns.take('one', 60_000)).toBe(0);
  });
});

describe('tries that are counted in the database', () => {
  const freshWorld = provideWorlds();
  const limits = { free: 2, firstWaitMs: 60_000, longestWaitMs: 240_000, forgetMs: 600_000 };

  /** A counter, and time that passes for what it has counted. */
  async function counterAt() {
    const { db } = await freshWorld();
    const counter = countInDatabase(db, 'test', limits);
    const pass = (ms: number) =>
      db.run(
        `update guesses set open_at = open_at - make_interval(secs => $1),
           forgotten_at = forgotten_at - make_interval(secs => $1)`,
        [ms / 1_000],
      );
    return { db, counter, pass };
  }

  it('tries cost nothing at first, then wait twice as long each, up to the longest', async () => {
    const { counter, pass } = await counterAt();
    const waits: number[] = [];
    expect(await counter.take('key')).toBe(0);
    for (const _ of times(4, String)) {
      expect(await counter.take('key')).toBe(0);
      const waitMs = await counter.take('key');
      waits.push(Math.ceil(waitMs / 60_000));
      await pass(waitMs);
    }
    expect(waits).toEqual([1, 2, 4, 4]);
  });

  it('tries are counted one by one, however many come at once', async () => {
    const { counter } = await counterAt();
    const taken = await Promise.all(times(40, () => counter.take('key')));
    expect(taken.filter((waitMs) => waitMs === 0)).toHaveLength(limits.free);
    expect(await counter.take('another key')).toBe(0);
  });

  it('tries are taken back one by one, and forgotten when the secret is right', async () => {
    const { counter } = await counterAt();
    for (const _ of times(5, String)) {
      expect(await counter.take('key')).toBe(0);
      await counter.undo('key');
    }
    expect(await counter.take('key')).toBe(0);
    expect(await counter.take('key')).toBe(0);
    expect(await counter.take('key')).toBeGreaterThan(0);
    await counter.clear('key');
    expect(await counter.take('key')).toBe(0);
    expect(await counter.take('key')).toBe(0);
  });

  it('tries are forgotten after a quiet time, and leave nothing behind', async () => {
    const { db, counter, pass } = await counterAt();
    for (const n of times(15, Number)) await counter.take(`another ${n}`);
    for (const _ of times(2, String)) await counter.take('key');
    await pass(limits.forgetMs + 300_000);
    expect(await counter.take('key')).toBe(0);
    expect(await counter.take('key')).toBe(0);
    expect(await counter.take('another key')).toBe(0);
    const rows = await queryRows<{ key: Buffer }>(db, 'select key from guesses');
    expect(rows).toHaveLength(2);
    expect(rows.every(({ key }) => key.length === 32)).toBe(true);
  });
});
