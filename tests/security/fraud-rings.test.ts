import { randomUUID } from 'node:crypto';
import type { TransactionDetail } from '@lobi/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';
import { countOf, times } from '../faults/counts.ts';
import { createRequestWorld, type RequestWorld } from '../ledger/request-world.ts';
import { createWorld, once, type World } from '../ledger/world.ts';
import { seededRandom } from '../realtime/faulty-proxy.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

let databases: TestDatabase;
let world: World;
let requests: RequestWorld;
beforeAll(async () => {
  databases = await startTestDatabase();
  world = createWorld((await databases.acquire()).db);
  requests = await createRequestWorld(world);
});
afterAll(() => databases.stop());

const advanceClock = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};

/** A user who registered this long ago, with winnings to withdraw. */
async function person(ageMs: number, funds = 5_000_000n): Promise<Actor> {
  const actor = await world.user({ funds });
  await world.db.run('update users set created_at = $2 where id = $1', [
    actor.id,
    new Date(world.clock.now.getTime() - ageMs),
  ]);
  return actor;
}

const seen = (id: string) => world.services.transactions.show(requests.people.admin, id, 'en');

async function complete({ id }: Pick<TransactionDetail, 'id'>): Promise<void> {
  const { version } = await seen(id);
  const { admin } = requests.people;
  await world.services.transactions.review(admin, id, 'complete', { version }, once(), 'en');
}

async function deposit(actor: Actor, amount: number): Promise<void> {
  const body = { type: 'deposit', amount: String(amount), channelId: requests.qris.id } as const;
  const { transactions } = world.services;
  const { answer } = await transactions.create(actor, actor.walletId, body, once(), 'en');
  await complete(answer);
}

/** Requests a withdrawal to an account; completed if `isPaid`, else left for a reviewer. */
async function withdraw(actor: Actor, account: string, amount: number, isPaid = false) {
  const { answer } = await world.services.transactions.create(
    actor,
    actor.walletId,
    {
      type: 'withdraw',
      amount: String(amount),
      channelId: requests.wallet.id,
      account,
      holder: 'Budi Santoso',
    },
    once(),
    'en',
  );
  if (isPaid) await complete(answer);
  return answer.id;
}

/**
 * Returns whether a reviewer sees hints about a request, and that another user's money goes to the same
 * account. A single hint is ordinary; two are a reason to look closer.
 */
async function isFlagged(transactionId: string): Promise<boolean> {
  const { review } = await seen(transactionId);
  const shared = review?.duplicates.some(({ alike }) => alike === 'destination') ? 1 : 0;
  return (review?.risks.length ?? 0) + shared >= 2;
}

const account = (): string => randomUUID().slice(0, 20);

/** Schemes by which colluding users withdraw money; each returns its requests. */
const schemes: Readonly<Record<string, (members: number) => Promise<string[]>>> = {
  'new accounts that all pay out to one destination': async (members) => {
    const shared = account();
    const found: string[] = [];
    for (const _ of times(members, String)) {
      found.push(await withdraw(await person(2 * day), shared, 400_000));
      advanceClock(minute);
    }
    return found;
  },
  'old accounts that were taken over and emptied to one destination': async (members) => {
    const shared = account();
    const found: string[] = [];
    for (const _ of times(members, String)) {
      const victim = await person(300 * day);
      await withdraw(victim, account(), 100_000, true);
      advanceClock(hour);
      found.push(await withdraw(victim, shared, 900_000));
    }
    return found;
  },
  'money in and out again within the hour, each to a destination of its own': async (members) => {
    const found: string[] = [];
    for (const _ of times(members, String)) {
      const actor = await person(60 * day, 0n);
      await deposit(actor, 800_000);
      advanceClock(20 * minute);
      found.push(await withdraw(actor, account(), 700_000));
    }
    return found;
  },
  'new accounts that are filled and emptied through one known destination': async (members) => {
    const found: string[] = [];
    for (const _ of times(members, String)) {
      const actor = await person(day, 0n);
      const own = account();
      await deposit(actor, 600_000);
      advanceClock(2 * hour);
      await withdraw(actor, own, 100_000, true);
      await deposit(actor, 300_000);
      advanceClock(10 * minute);
      found.push(await withdraw(actor, own, 500_000));
    }
    return found;
  },
  'small sums of many that are gathered by one and taken out at once': async (members) => {
    const collector = await person(40 * day, 0n);
    for (const _ of times(members, String)) await deposit(collector, 2_000_000);
    advanceClock(30 * minute);
    return [await withdraw(collector, account(), 1_500_000 * members)];
  },
};

describe('scripted rings, on a real platform', () => {
  const rings = Object.keys(schemes).flatMap((scheme) =>
    [2, 3, 4, 5].map((members) => ({ scheme, members })),
  );

  it('there are twenty scripted rings', () => expect(rings).toHaveLength(20));

  // id: fraud-rings-hints
  it.each(rings)('a reviewer sees hints at $members of: $scheme', async ({ scheme, members }) => {
    const found = (await schemes[scheme]?.(members)) ?? [];
    const flags = await Promise.all(found.map(isFlagged));
    expect(flags).toContain(true);
    // Every member after the first has linked accounts.
    expect(flags.slice(1).every(Boolean)).toBe(true);
  });
});

const sessions = countOf('LOBI_SESSIONS', 150, 10_000);

describe('everyday people', () => {
  it(`no more than one in a hundred of ${sessions} ordinary sessions is flagged to a reviewer`, async () => {
    const random = seededRandom(14);
    let flagged = 0;
    let hinted = 0;
    const regulars: { readonly actor: Actor; readonly account: string }[] = [];
    for (let session = 0; session < sessions; session += 1) {
      // Now and then a new user, who registered a while before taking anything out.
      if (session % 5 === 0) {
        const actor = await person((8 + random() * 300) * day);
        regulars.push({ actor, account: account() });
        await withdraw(actor, regulars.at(-1)?.account ?? '', 50_000, true);
      }
      const visitor = regulars[Math.floor(random() * regulars.length)];
      if (!visitor) throw new Error('There is always a visitor.');
      if (random() < 0.5) await deposit(visitor.actor, 20_000 + Math.floor(random() * 500_000));
      advanceClock((2 + random() * 40) * hour);
      // One in thirty has a new account at a bank.
      const to = random() < 1 / 30 ? account() : visitor.account;
      const id = await withdraw(visitor.actor, to, 20_000 + Math.floor(random() * 60_000));
      if (await isFlagged(id)) flagged += 1;
      if (((await seen(id)).review?.risks.length ?? 0) > 0) hinted += 1;
      await complete({ id });
    }
    expect(flagged).toBeLessThanOrEqual(Math.ceil(sessions / 100));
    // Single hints do occur, so that the sessions are not trivially unsuspicious.
    expect(hinted).toBeGreaterThan(0);
  }, 3_600_000);
});
