import { AppError } from '@lobi/core/contract';

/** Counts the calls of each user that are not answered yet. */
export interface CallsUnderWay {
  /** Counts one in; returns the function that counts it out. @throws AppError `too_many` */
  enter(userId: string): () => void;
  /** Does the work of a call when it is its turn among those of its user. */
  inTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result>;
}

interface Turns {
  atWork: number;
  readonly waiting: (() => void)[];
}

/**
 * Calls of one user that are at work at the same time. Each may hold one of a node's 16 connections
 * to the database, and wait with it for a lock that another call of the same user holds.
 * @source ours
 */
const mostAtWork = 6;

/**
 * Limits in this process's memory, so that one user cannot take up a whole node; a page needs a
 * handful. Beyond `most` calls are rejected; those that are not at work wait without a connection,
 * in the order in which they came. @source ours
 */
export function createCallsUnderWay(most: number): CallsUnderWay {
  const counts = new Map<string, number>();
  const turns = new Map<string, Turns>();
  return {
    enter: (userId) => {
      const count = counts.get(userId) ?? 0;
      if (count >= most) {
        throw new AppError('too_many', 'too many calls at once', {
          retryAfterSeconds: 1,
          params: { seconds: 1 },
        });
      }
      counts.set(userId, count + 1);
      let isOut = false;
      return () => {
        if (isOut) return;
        isOut = true;
        const left = (counts.get(userId) ?? 1) - 1;
        if (left === 0) counts.delete(userId);
        else counts.set(userId, left);
      };
    },
    inTurn: async (userId, work) => {
      const own = turns.get(userId) ?? { atWork: 0, waiting: [] };
      turns.set(userId, own);
      if (own.atWork < mostAtWork) own.atWork += 1;
      else await new Promise<void>((begin) => own.waiting.push(begin));
      try {
        return await work();
      } finally {
        const next = own.waiting.shift();
        if (next) next();
        else {
          own.atWork -= 1;
          if (own.atWork === 0) turns.delete(userId);
        }
      }
    },
  };
}
