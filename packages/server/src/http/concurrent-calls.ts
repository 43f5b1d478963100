import { AppError } from '@lobi/core/contract';

/** Limits the concurrent calls of each user. */
export interface ConcurrentCalls {
  /** Counts a call and returns the function that releases it. @throws AppError `rate_limited` */
  enter(userId: string): () => void;
  /** Runs the work of a call when one of its user's slots is free. */
  inTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result>;
}

interface Turns {
  atWork: number;
  readonly waiting: (() => void)[];
}

/**
 * Concurrently executing calls of one user. Each may hold one of a node's 16 database connections while
 * it waits for a lock of another call of the same user.
 * @source ours
 */
const maxConcurrent = 6;

/**
 * Limits the calls of each user in this process, so that one user cannot exhaust a node; a page needs a
 * handful. More than `maximum` calls are rejected; calls that wait for a slot hold no connection and run in
 * their order of arrival.
 * @source ours
 */
export function createConcurrentCalls(maximum: number): ConcurrentCalls {
  const counts = new Map<string, number>();
  const turns = new Map<string, Turns>();
  return {
    enter: (userId) => {
      const count = counts.get(userId) ?? 0;
      if (count >= maximum) {
        throw new AppError('rate_limited', 'too many calls at once', {
          retryAfterSeconds: 1,
          params: { seconds: 1 },
        });
      }
      counts.set(userId, count + 1);
      let isOut = false;
      return () => {
        if (isOut) return;
        isOut = true;
        const remaining = (counts.get(userId) ?? 1) - 1;
        if (remaining === 0) counts.delete(userId);
        else counts.set(userId, remaining);
      };
    },
    inTurn: async (userId, work) => {
      const userTurns = turns.get(userId) ?? { atWork: 0, waiting: [] };
      turns.set(userId, userTurns);
      if (userTurns.atWork < maxConcurrent) userTurns.atWork += 1;
      else await new Promise<void>((begin) => userTurns.waiting.push(begin));
      try {
        return await work();
      } finally {
        const next = userTurns.waiting.shift();
        if (next) next();
        else {
          userTurns.atWork -= 1;
          if (userTurns.atWork === 0) turns.delete(userId);
        }
      }
    },
  };
}
