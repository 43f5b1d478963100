import { AppError } from '@lobi/core/contract';
import { createAttemptLimiter, type AttemptLimits } from './attempt-limiter.ts';

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
  succeed(): void;
  /** It was no guess: this try does not count, earlier ones stay. */
  takeBack(): void;
}

export interface LoginGuard {
  /**
   * Counts a try before the password is looked at, so that parallel tries count too. Errors:
   * `too_many`.
   */
  begin(attempt: LoginAttempt): CountedTry;
}

/**
 * Slows guessing down without locking anyone out: a device on which the account has signed in
 * before has a count of its own and does not wait for what strangers do to the account or from
 * the same address.
 */
export function createLoginGuard(now: () => number = () => performance.now()): LoginGuard {
  const account = createAttemptLimiter(loginLimits.account, now);
  const address = createAttemptLimiter(loginLimits.address, now);
  const everyone = createAttemptLimiter(loginLimits.everyone, now);

  return {
    begin: ({ username, address: from, device }) => {
      const counts =
        device === undefined
          ? ([
              [account, username],
              [address, from],
              [everyone, 'everyone'],
            ] as const)
          : ([[account, `${username} ${device}`]] as const);
      const waitMs = Math.max(...counts.map(([limiter, key]) => limiter.waitMs(key)));
      if (waitMs > 0) {
        const seconds = Math.ceil(waitMs / 1_000);
        throw new AppError('too_many', 'too many sign-in tries', {
          retryAfterSeconds: seconds,
          params: { seconds },
        });
      }
      for (const [limiter, key] of counts) limiter.fail(key);
      return {
        succeed: () => {
          const [[own, ownKey], ...shared] = counts;
          own.clear(ownKey);
          for (const [limiter, key] of shared) limiter.undo(key);
        },
        takeBack: () => {
          for (const [limiter, key] of counts) limiter.undo(key);
        },
      };
    },
  };
}
