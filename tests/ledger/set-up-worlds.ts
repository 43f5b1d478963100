import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Currency } from '@lobi/core/contract';
import type { PlatformRules } from '../../packages/server/src/config/platform-rules.ts';
import type { DatabaseOptions } from '../../packages/server/src/store/database.ts';
import {
  startTestDatabase,
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

/**
 * Gives each test a world on a fresh database of one real PostgreSQL. After each test the ledger of its
 * worlds is audited: the sum of all entries is zero, and every other check passes.
 */
export function setUpWorlds(): (options?: WorldOptions) => Promise<World> {
  let databases: TestDatabase;
  let worlds: { readonly world: World; readonly lasts: boolean; readonly circles: boolean }[] = [];

  beforeAll(async () => {
    databases = await startTestDatabase();
  });
  afterAll(() => databases.stop());
  afterEach(async () => {
    const audited = worlds;
    worlds = worlds.filter(({ lasts }) => lasts);
    for (const { world, circles } of audited) {
      const { checks } = await world.services.audit.run();
      expect(checks.filter((check) => check.faults > 0)).toEqual([]);
      if (!circles) await expectNoDeadlocks(world.db);
    }
  });

  return async ({ currency, rules, lasts = false, circles = false, ...options } = {}) => {
    const { db } = await databases.fresh(options);
    const world = createWorld(db, currency, rules);
    worlds.push({ world, lasts, circles });
    return world;
  };
}
