import { connectRedisFanOut } from '../../../packages/server/src/realtime/redis-fan-out.ts';
import {
  brokerApp,
  type BrokerNodeOptions,
} from '../../../packages/server/src/testing/broker-node.ts';
import { startRedis, type RedisProcess } from '../redis-process.ts';
import { quickTimes } from './quick-times.ts';
import { afterwards, stage, type Stage } from './stage.ts';

const silent = { warn: () => undefined, info: () => undefined };

/** Nodes that share a real Redis, and are stopped after the test. */
export interface ClusterStage {
  readonly redis: RedisProcess;
  readonly nodes: readonly [Stage, Stage];
  /** Starts another node. */
  add(options?: BrokerNodeOptions): Promise<Stage>;
}

/** Starts two nodes with a separate Redis, and waits until they have discovered each other. */
export async function cluster(options: BrokerNodeOptions = {}): Promise<ClusterStage> {
  const redis = await startRedis();
  afterwards(() => redis.stop());
  const add = async (nodeOptions: BrokerNodeOptions = options): Promise<Stage> => {
    const fanOut = await connectRedisFanOut({
      url: redis.url,
      key: brokerApp.key,
      log: silent,
      times: quickTimes,
    });
    const node = await stage({
      ...nodeOptions,
      limits: { resyncSpreadMs: 50, ...nodeOptions.limits },
      fanOut,
    });
    await waitUntil(() => fanOut.others().length >= count);
    count += 1;
    return node;
  };
  let count = 0;
  return { redis, add, nodes: [await add(), await add()] };
}

/** Waits for a state that the nodes reach on their own; the timeout of the test limits it. */
export async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}
