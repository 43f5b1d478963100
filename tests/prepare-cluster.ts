import { prepareTestCluster } from '../packages/server/src/testing/test-database.ts';

let remove: (() => Promise<void>) | undefined;

/** Before the first of the platform's tests. */
export async function setup(): Promise<void> {
  remove = await prepareTestCluster();
}

/** After the last of them. */
export const teardown = (): Promise<void> | undefined => remove?.();
