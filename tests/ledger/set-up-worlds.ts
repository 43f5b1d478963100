import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Currency } from '@lobi/core/contract';
import type { PlatformRules } from '../../packages/server/src/config/platform-rules.ts';
import type { DatabaseOptions } from '../../packages/server/src/store/database.ts';
import {
  startTestDatabase,
  type FreshDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';
import { expectNoDeadlocks } from '../expect-no-deadlocks.ts';
import { createWorld, type World } from './world.ts';

interface WorldOptions extends Pick<DatabaseOptions, 'poolSize'> {
  readonly currency?: Currency;
  readonly rules?: Partial<PlatformRules>;
  /** Serves more than one test. */
  readonly lasts?: boolean;
  /** Its test causes a deadlock on purpose. */
  readonly circles?: boolean;
}

interface UsedDatabase {
  readonly database: FreshDatabase;
  readonly world: World;
  readonly lasts: boolean;
  readonly circles: boolean;
}

/**
 * Gives each test a world on a separate database of one real PostgreSQL. After each test the ledger of its
 * worlds is audited: the sum of all entries is zero, and every other check passes.
 */
export function setUpWorlds(): (options?: WorldOptions) => Promise<World> {
  let databases: TestDatabase;
  let used: UsedDatabase[] = [];

  beforeAll(async () => {
    databases = await startTestDatabase();
  });
  afterAll(async () => {
    for (const { database, circles } of used) if (!circles) await databases.release(database);
    await databases.stop();
  });
  afterEach(async () => {
    const audited = used;
    used = used.filter(({ lasts }) => lasts);
    for (const { database, world, lasts, circles } of audited) {
      const { checks } = await world.services.audit.run();
      expect(checks.filter((check) => check.faults > 0)).toEqual([]);
      if (circles) continue;
      await expectNoDeadlocks(world.db);
      if (!lasts) await databases.release(database);
    }
  });

  return async ({ currency, rules, lasts = false, circles = false, ...options } = {}) => {
    const database = await databases.acquire(options);
    const world = createWorld(database.db, currency, rules);
    used.push({ database, world, lasts, circles });
    return world;
  };
}
