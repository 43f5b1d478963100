import { networkOf } from '../../domain/network-of.ts';
import type { Database } from '../../store/database.ts';
import { tooMany, type AttemptLimits } from './attempt-limiter.ts';
import { createDatabaseCounter, createMemoryCounter, type GuessCounter } from './guess-counter.ts';
import { createDatabaseTurns, type WaitingTurns } from './waiting-turns.ts';

const minute = 60_000;

/**
 * Growing delays against guessing. @source ours, after ASVS 6.3.1
 *
 * - `own`: attempts at one account from one network, or on one device that has signed in to it before.
 *   Five free tries, then 15 s, 30 s, 1, 2, 4, 8 minutes: ten tries in a quarter of an hour.
 * - `address`: attempts from one network at any account.
 * - `account`: attempts at one account from all unknown devices together.
 * - `everyone`: all attempts on unknown devices.
 *
 * Of the last two, a network that has waited has a turn that no other attempt takes away, and both
 * waits together stay below a minute: so guesses from elsewhere keep an owner out no longer than
 * that.
 */
export const loginLimits = {
  own: { free: 5, firstWaitMs: 15_000, longestWaitMs: 8 * minute, forgetMs: 30 * minute },
  account: { free: 5, firstWaitMs: 15_000, longestWaitMs: 55_000, forgetMs: 30 * minute },
  address: { free: 30, firstWaitMs: 1_000, longestWaitMs: 5 * minute, forgetMs: 15 * minute },
  everyone: { free: 1_000, firstWaitMs: 50, longestWaitMs: 2_000, forgetMs: minute },
} satisfies Record<string, AttemptLimits>;

/** Time for which a turn stays reserved for the network that waited for it. */
export const turnLifeMs = 10 * minute;

/** Known facts about a login attempt before the password is checked. */
export interface LoginAttempt {
  readonly username: string;
  readonly address: string;
  /** Mark of a device on which this account has signed in before. */
  readonly device: string | undefined;
}

/** A counted attempt. */
export interface CountedTry {
  /** The credentials were correct: resets the counter of the account. */
  succeed(): Promise<void>;
  /** The attempt was no guess: it does not count, earlier ones remain. */
  takeBack(): Promise<void>;
}

export interface LoginGuard {
  /**
   * Counts an attempt before the password is verified, so that parallel attempts count too. Errors:
   * `rate_limited`.
   */
  begin(attempt: LoginAttempt): Promise<CountedTry>;
}

/** Counters of login attempts. */
export interface LoginCounters {
  readonly own: GuessCounter;
  readonly account: GuessCounter;
  readonly address: GuessCounter;
  readonly everyone: GuessCounter;
  readonly turns: WaitingTurns;
}

/** Counters shared by all processes; the hashing capacity is limited per process. */
export const loginCounters = (db: Database): LoginCounters => ({
  own: createDatabaseCounter(db, 'own', loginLimits.own),
  account: createDatabaseCounter(db, 'account', loginLimits.account),
  address: createDatabaseCounter(db, 'address', loginLimits.address),
  everyone: createMemoryCounter(loginLimits.everyone),
  turns: createDatabaseTurns(db, 'turn', turnLifeMs),
});

/** A count that can be taken back, or reset after a successful sign-in. */
interface Counted {
  undo(): Promise<void>;
  clear(): Promise<void>;
}

/** Counts an attempt, or returns the remaining wait. */
type Step = () => Promise<Counted | number>;

const counting =
  (counter: GuessCounter, key: string, isOwners: boolean): Step =>
  async () => {
    const waitMs = await counter.countAttempt(key);
    if (waitMs > 0) return waitMs;
    const undo = () => counter.undo(key);
    return { undo, clear: isOwners ? () => counter.clear(key) : undo };
  };

/**
 * Slows guessing down without locking users out. A device on which the account has signed in before has
 * its own counter and does not wait for attempts of others on the account or from the same address.
 * Every other attempt counts by its network, and waits at most a minute for those of other networks.
 */
export function createLoginGuard(counters: LoginCounters): LoginGuard {
  const { own, account, address, everyone, turns } = counters;

  /** An attempt that counts together with those of others; one that must wait for them gets a turn. */
  const amongOthers =
    (counter: GuessCounter, key: string, isOwners: boolean, turn: string): Step =>
    async () => {
      const counted = await counting(counter, key, isOwners)();
      if (typeof counted !== 'number') return counted;
      const waitMs = await turns.takeTurn(turn, counted);
      if (waitMs > 0) return waitMs;
      const undo = () => turns.returnTurn(turn);
      return { undo, clear: () => (isOwners ? counter.clear(key) : Promise.resolve()) };
    };

  const stepsOf = ({ username, address: from, device }: LoginAttempt): readonly Step[] => {
    if (device !== undefined) return [counting(own, `${username} ${device}`, true)];
    const network = networkOf(from);
    const here = `${username} from ${network}`;
    return [
      amongOthers(everyone, 'everyone', false, `everyone from ${network}`),
      counting(address, network, false),
      counting(own, here, true),
      amongOthers(account, username, true, here),
    ];
  };

  return {
    begin: async (attempt) => {
      const counted: Counted[] = [];
      const undo = async (): Promise<void> => {
        for (const each of counted) await each.undo();
      };
      for (const step of stepsOf(attempt)) {
        const outcome = await step();
        if (typeof outcome === 'number') {
          await undo();
          throw tooMany(outcome);
        }
        counted.push(outcome);
      }
      return {
        succeed: async () => {
          for (const each of counted) await each.clear();
        },
        takeBack: undo,
      };
    },
  };
}
