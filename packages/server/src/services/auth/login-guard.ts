import { networkOf } from '../../domain/network-of.ts';
import type { Database } from '../../store/database.ts';
import { tooMany, type AttemptLimits } from './attempt-limiter.ts';
import { countInDatabase, countInMemory, type GuessCounter } from './guess-counter.ts';
import { turnsInDatabase, type WaitingTurns } from './waiting-turns.ts';

const minute = 60_000;

/**
 * Growing delays against guessing. @source ours, after ASVS 6.3.1
 *
 * - `own`: tries at one account from one network, or on one device that has signed in to it before.
 *   Five free tries, then 15 s, 30 s, 1, 2, 4, 8 minutes: ten tries in a quarter of an hour.
 * - `address`: tries from one network at whatever account.
 * - `account`: tries at one account from all unknown devices together.
 * - `everyone`: all tries on unknown devices.
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

/** A try that has been counted. */
export interface CountedTry {
  /** All of it was right: the account starts again. */
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

/** Counters of login attempts. */
export interface LoginCounters {
  readonly own: GuessCounter;
  readonly account: GuessCounter;
  readonly address: GuessCounter;
  readonly everyone: GuessCounter;
  readonly turns: WaitingTurns;
}

/** Counters of all processes together; how much one of them hashes is its own affair. */
export const loginCounters = (db: Database): LoginCounters => ({
  own: countInDatabase(db, 'own', loginLimits.own),
  account: countInDatabase(db, 'account', loginLimits.account),
  address: countInDatabase(db, 'address', loginLimits.address),
  everyone: countInMemory(loginLimits.everyone),
  turns: turnsInDatabase(db, 'turn', turnLifeMs),
});

/** A count that may be taken back, or forgotten once all was right. */
interface Counted {
  undo(): Promise<void>;
  clear(): Promise<void>;
}

/** Counts a try; returns how long it has to wait instead. */
type Step = () => Promise<Counted | number>;

const counting =
  (counter: GuessCounter, key: string, isOwners: boolean): Step =>
  async () => {
    const waitMs = await counter.take(key);
    if (waitMs > 0) return waitMs;
    const undo = () => counter.undo(key);
    return { undo, clear: isOwners ? () => counter.clear(key) : undo };
  };

/**
 * Slows guessing down without locking anyone out. A device on which the account has signed in before
 * has a count of its own and does not wait for what others do to the account or from the same
 * address. Every other try counts by its network, and waits a minute at most for those of other
 * networks.
 */
export function createLoginGuard(counters: LoginCounters): LoginGuard {
  const { own, account, address, everyone, turns } = counters;

  /** A try that counts together with those of others; one that has to wait for them gets a turn. */
  const amongOthers =
    (counter: GuessCounter, key: string, isOwners: boolean, turn: string): Step =>
    async () => {
      const counted = await counting(counter, key, isOwners)();
      if (typeof counted !== 'number') return counted;
      const waitMs = await turns.take(turn, counted);
      if (waitMs > 0) return waitMs;
      const undo = () => turns.giveBack(turn);
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
