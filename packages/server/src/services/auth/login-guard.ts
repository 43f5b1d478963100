import type { Database } from '../../store/database.ts';
import { tooMany, type AttemptLimits } from './attempt-limiter.ts';
import { countInDatabase, countInMemory, type GuessCounter } from './guess-counter.ts';

const minute = 60_000;

/**
 * Growing delays against guessing. Per account: five free tries, then 15 s, 30 s, 1, 2, 4, 8
 * minutes, which is ten tries in a quarter of an hour. @source ours, after ASVS 6.3.1
 */
export const loginLimits = {
  account: { free: 5, firstWaitMs: 15_000, longestWaitMs: 8 * minute, forgetMs: 30 * minute },
  address: { free: 30, firstWaitMs: 1_000, longestWaitMs: 5 * minute, forgetMs: 15 * minute },
  everyone: { free: 1_000, firstWaitMs: 50, longestWaitMs: 2_000, forgetMs: minute },
} satisfies Record<string, AttemptLimits>;

/** Who tries to sign in, as far as it is known before the password is. */
export interface LoginAttempt {
  readonly username: string;
  readonly address: string;
  /** Mark of a device on which this account has signed in before. */
  readonly device: string | undefined;
}

/** A try that has been counted. */
export interface CountedTry {
  /** All of it was right: the account begins anew. */
  succeed(): Promise<void>;
  /** It was no guess: this try does not count, earlier ones stay. */
  takeBack(): Promise<void>;
}

export interface LoginGuard {
  /**
   * Counts a try before the password is looked at, so that parallel tries count too. Errors:
   * `too_many`.
   */
  begin(attempt: LoginAttempt): Promise<CountedTry>;
}

/** What tries are counted by. */
export interface LoginCounters {
  readonly account: GuessCounter;
  readonly address: GuessCounter;
  readonly everyone: GuessCounter;
}

/** Counters of all processes together; how much one of them hashes is its own affair. */
export const loginCounters = (db: Database): LoginCounters => ({
  account: countInDatabase(db, 'account', loginLimits.account),
  address: countInDatabase(db, 'address', loginLimits.address),
  everyone: countInMemory(loginLimits.everyone),
});

/**
 * Slows guessing down without locking anyone out: a device on which the account has signed in
 * before has a count of its own and does not wait for what strangers do to the account or from
 * the same address.
 */
export function createLoginGuard({ account, address, everyone }: LoginCounters): LoginGuard {
  type Counted = readonly [counter: GuessCounter, key: string];
  const undo = async (counted: readonly Counted[]): Promise<void> => {
    for (const [counter, key] of counted) await counter.undo(key);
  };

  return {
    begin: async ({ username, address: from, device }) => {
      const own: Counted = [account, device === undefined ? username : `${username} ${device}`];
      const shared: readonly Counted[] =
        device === undefined
          ? [
              [everyone, 'everyone'],
              [address, from],
            ]
          : [];
      const counted: Counted[] = [];
      for (const [counter, key] of [...shared, own]) {
        const waitMs = await counter.take(key);
        if (waitMs > 0) {
          await undo(counted);
          throw tooMany(waitMs);
        }
        counted.push([counter, key]);
      }
      return {
        succeed: async () => {
          await own[0].clear(own[1]);
          await undo(shared);
        },
        takeBack: () => undo(counted),
      };
    },
  };
}
