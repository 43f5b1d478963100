import { randomUUID } from 'node:crypto';
import type { FanOut } from './fan-out.ts';
import type { Census, FanOutHandlers } from './fan-out-messages.ts';

/** Asks all nodes what they hold. */
export interface CensusTaker {
  /** What all nodes hold together; `prefix` as in the question. A node that is late is left out. */
  take(prefix: string | null): Promise<Census>;
  readonly handlers: Pick<FanOutHandlers, 'census-asked' | 'census-told'>;
}

const together = (all: readonly Census[]): Census => {
  const channels: Record<string, number> = {};
  for (const census of all) {
    for (const [name, size] of Object.entries(census.channels)) {
      channels[name] = (channels[name] ?? 0) + size;
    }
  }
  return { connections: all.reduce((sum, { connections }) => sum + connections, 0), channels };
};

/** `count` answers for this node. */
export function createCensusTaker(
  fanOut: FanOut,
  count: (prefix: string | null) => Census,
  waitMs: number,
): CensusTaker {
  const open = new Map<string, (census: Census, from: string) => void>();
  return {
    take: (prefix) =>
      new Promise((resolve) => {
        const id = randomUUID();
        const missing = new Set([fanOut.nodeId, ...fanOut.others()]);
        const told: Census[] = [];
        const finish = (): void => {
          clearTimeout(late);
          open.delete(id);
          resolve(together(told));
        };
        const late = setTimeout(finish, waitMs);
        open.set(id, (census, from) => {
          if (!missing.delete(from)) return;
          told.push(census);
          if (missing.size === 0) finish();
        });
        void fanOut.send({ kind: 'census-asked', id, prefix });
      }),
    handlers: {
      'census-asked': ({ id, prefix }) => {
        void fanOut.send({ kind: 'census-told', id, census: count(prefix) });
      },
      'census-told': ({ id, census }, from) => open.get(id)?.(census, from),
    },
  };
}
