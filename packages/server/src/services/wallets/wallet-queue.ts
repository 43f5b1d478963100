import { AppError } from '@lobi/core/contract';

/** Serializes the work on each wallet. */
export interface WalletQueue {
  /**
   * Runs `work` when all earlier work on any of these wallets is done. A waiting caller holds no
   * database connection.
   * @throws AppError `rate_limited` when the queue of one of them is full, or whatever `work` throws
   */
  run<Result>(walletIds: readonly string[], work: () => Promise<Result>): Promise<Result>;
}

/** Maximum calls per wallet, waiting and running. @source ours */
const maxWaiting = 500;

interface Line {
  /** Resolves when the last work of the queue is done; never rejects. */
  last: Promise<unknown>;
  length: number;
}

/**
 * Creates a queue in memory. Without it every call that waits for the lock of one busy wallet holds a
 * connection meanwhile, and calls on other wallets get none. Correctness does not depend on it: the
 * locks of the database separate the nodes. It cannot deadlock, because a call enters all its queues at
 * once, in the order of arrival.
 */
export function createWalletQueue(maximumWaiting = maxWaiting): WalletQueue {
  const lines = new Map<string, Line>();
  return {
    run: async (walletIds, work) => {
      const keys = [...new Set(walletIds)];
      if (keys.some((key) => (lines.get(key)?.length ?? 0) >= maximumWaiting)) {
        throw new AppError('rate_limited', 'too many calls wait for this wallet', {
          retryAfterSeconds: 1,
          params: { seconds: 1 },
        });
      }
      const before = keys.flatMap((key) => lines.get(key)?.last ?? []);
      const result = before.length === 0 ? work() : Promise.all(before).then(work);
      const over = result.then(
        () => undefined,
        () => undefined,
      );
      for (const key of keys) {
        const line = lines.get(key) ?? { last: over, length: 0 };
        lines.set(key, line);
        line.last = over;
        line.length += 1;
      }
      void over.then(() => {
        for (const key of keys) {
          const line = lines.get(key);
          if (!line) continue;
          line.length -= 1;
          if (line.length === 0) lines.delete(key);
        }
      });
      return result;
    },
  };
}
