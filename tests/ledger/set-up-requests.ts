import type { TransactionDetail } from '@lobi/core/contract';
import { beforeAll, beforeEach } from 'vitest';
import type { PlatformRules } from '../../packages/server/src/config/platform-rules.ts';
import type { TransactionService } from '../../packages/server/src/services/transactions/transactions.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { createRequestWorld, type Person, type RequestWorld } from './request-world.ts';
import type { World } from './world.ts';
import { queryRows } from '../query-rows.ts';

/** Users, gateway and channels of the current test; replaced for each. */
export const rw = {} as RequestWorld;

let freshWorld: ReturnType<typeof setUpWorlds>;

/** Gives every test of a file its own users, gateway and channels, at the same time of the same day. */
export function setUpRequests(): void {
  freshWorld = setUpWorlds();
  let shared: World;
  beforeAll(async () => {
    shared = await freshWorld({ poolSize: 4, lasts: true });
  });
  beforeEach(async () => {
    shared.clock.now = new Date('2026-11-01T00:00:00Z');
    Object.assign(rw, await createRequestWorld(shared));
  });
}

/** A separate world, for tests that count the actions of all users. */
export const openSeparateWorld = async (rules: Partial<PlatformRules> = {}): Promise<void> => {
  Object.assign(rw, await createRequestWorld(await freshWorld({ poolSize: 4, rules })));
};

/** Advances the clock by ms. */
export const advanceClock = (ms: number): void => {
  rw.world.clock.now = new Date(rw.world.clock.now.getTime() + ms);
};
/** Balance of a user, in minor units. */
export const balance = (person: Person) => rw.world.balanceOf(rw.people[person]);
/** Held money of a user, in minor units. */
export const held = (person: Person) => rw.held(rw.people[person]);
/** Returns the unique code that a deposit adds to its sum. */
export const codeOf = (detail: TransactionDetail) => BigInt(detail.payment?.uniqueCode ?? 0);

/** Notifications of a user, oldest first. */
export const notificationsOf = (person: Person) =>
  queryRows<{ kind: string; params: Record<string, string> }>(
    rw.world.db,
    'select kind, params from notifications where user_id = $1 order by id',
    [rw.people[person].id],
  );

/** Activity of a user, newest first. */
export const activityOf = async (person: Person) => {
  const { data } = await rw.world.services.activity.list(
    rw.people[person],
    rw.people[person].id,
    {},
  );
  return data.map(({ action }) => action);
};

/** Requests that a user may decide. */
export const queueOf = (person: Person, query = {}): ReturnType<TransactionService['queue']> =>
  rw.world.services.transactions.queue(rw.people[person], query, 'en');
