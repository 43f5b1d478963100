import { randomUUID } from 'node:crypto';
import type { FanOut } from './fan-out.ts';
import type { ClusterStats, FanOutHandlers } from './fan-out-messages.ts';

/** Collects the statistics of all nodes. */
export interface ClusterStatsCollector {
  /**
   * Collects the statistics of all nodes; `prefix` as in the request. A node that responds too late is
   * left out.
   */
  collect(prefix: string | null): Promise<ClusterStats>;
  readonly handlers: Pick<FanOutHandlers, 'stats-requested' | 'stats-reported'>;
}

const together = (all: readonly ClusterStats[]): ClusterStats => {
  const channels: Record<string, number> = {};
  for (const clusterStats of all) {
    for (const [name, size] of Object.entries(clusterStats.channels)) {
      channels[name] = (channels[name] ?? 0) + size;
    }
  }
  return { connections: all.reduce((sum, { connections }) => sum + connections, 0), channels };
};

/** Creates the collector; `count` returns the statistics of this node. */
export function createClusterStats(
  fanOut: FanOut,
  count: (prefix: string | null) => ClusterStats,
  waitMs: number,
): ClusterStatsCollector {
  const open = new Map<string, (clusterStats: ClusterStats, from: string) => void>();
  return {
    collect: (prefix) =>
      new Promise((resolve) => {
        const id = randomUUID();
        const missing = new Set([fanOut.nodeId, ...fanOut.others()]);
        const reported: ClusterStats[] = [];
        const finish = (): void => {
          clearTimeout(late);
          open.delete(id);
          resolve(together(reported));
        };
        const late = setTimeout(finish, waitMs);
        open.set(id, (clusterStats, from) => {
          if (!missing.delete(from)) return;
          reported.push(clusterStats);
          if (missing.size === 0) finish();
        });
        void fanOut.send({ kind: 'stats-requested', id, prefix });
      }),
    handlers: {
      'stats-requested': ({ id, prefix }) => {
        void fanOut.send({ kind: 'stats-reported', id, clusterStats: count(prefix) });
      },
      'stats-reported': ({ id, clusterStats }, from) => open.get(id)?.(clusterStats, from),
    },
  };
}
