import { brokerApp, startBrokerNode } from '../../../packages/server/src/testing/broker-node.ts';
import { connectRedisFanOut } from '../../../packages/server/src/realtime/redis-fan-out.ts';
import { quickTimes } from './quick-times.ts';

/** Runs a node in a separate process, for the test that kills it: `node … node-process.ts <redis>`. */
const [, , url = ''] = process.argv;
const log = { warn: () => undefined, info: () => undefined };
const fanOut = await connectRedisFanOut({ url, key: brokerApp.key, log, times: quickTimes });
const node = await startBrokerNode({ fanOut });
process.stdout.write(`${node.port}\n`);
