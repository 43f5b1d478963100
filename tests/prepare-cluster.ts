import { prepareTestCluster } from '../packages/server/src/testing/test-database.ts';

let remove: (() => Promise<void>) | undefined;

/** Runs before the first platform test. */
export async function setup(): Promise<void> {
  remove = await prepareTestCluster();
}

/** Runs after the last platform test. */
export const teardown = (): Promise<void> | undefined => remove?.();
