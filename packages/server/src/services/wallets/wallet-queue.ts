import { AppError } from '@lobi/core/contract';

/** Work on wallets, one after the other for each wallet. */
export interface WalletQueue {
  /**
   * Runs `work` when everything that came before it for any of these wallets is over. A caller that
   * waits holds no connection of the database.
   * @throws AppError `too_many` when too much waits for one of them already, or whatever `work`
   * throws
   */
  run<Result>(walletIds: readonly string[], work: () => Promise<Result>): Promise<Result>;
}

/** Most calls that wait for one wallet, or are at work on it. @source ours */
const mostWaiting = 500;

interface Line {
  /** Resolves when the last of the line is over; never rejects. */
  last: Promise<unknown>;
  length: number;
}

/**
 * A queue in this process's memory. Without it every call that waits for the lock of one busy
 * wallet holds a connection meanwhile, and calls on other wallets get none. It decides nothing:
 * other nodes are kept apart by the locks of the database.
 *
 * No two can wait for each other: each takes its place in all its lines at once, in the order in
 * which they come.
 */
export function createWalletQueue(most = mostWaiting): WalletQueue {
  const lines = new Map<string, Line>();
  return {
    run: async (walletIds, work) => {
      const keys = [...new Set(walletIds)];
      if (keys.some((key) => (lines.get(key)?.length ?? 0) >= most)) {
        throw new AppError('too_many', 'too many calls wait for this wallet', {
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
