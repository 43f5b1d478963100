import { prepareTestCluster } from '../packages/server/src/testing/test-database.ts';

/** Before the first of the platform's tests; what it answers is called after the last. */
export default prepareTestCluster;
