import { hash, parseOptions, verify } from '@node-rs/argon2';
import { AppError } from '@lobi/core/contract';

/** Cost of a hash: 19 MiB, two passes, one lane. The package's default algorithm is Argon2id. @source ours, after ASVS 11.4.2 */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes that run at once, and those that may wait; each takes 19 MiB and some 25 ms of a core. */
export const hashQueue = { parallel: 4, waiting: 64 } as const;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Compares in constant time. Without a hash (no user of that name) it works just as long and says
   * no, so that a stranger cannot distinguish the two by the response time.
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** Was this hash made with another cost than today's? */
  needsRehash(passwordHash: string): boolean;
}

/** Runs at most `parallel` tasks at once; fails with `unavailable` when `waiting` are already in line. */
function createQueue(parallel: number, waiting: number) {
  let running = 0;
  const line: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= parallel) {
      if (line.length >= waiting) {
        throw new AppError('unavailable', 'the password queue is full', { retryAfterSeconds: 1 });
      }
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = line.shift();
      // The place goes straight to the next in line, so that no other caller slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}

/** The one place where passwords are hashed and compared. Errors: `unavailable`. */
export function createPasswordHasher(
  limits: { parallel: number; waiting: number } = hashQueue,
): PasswordHasher {
  const run = createQueue(limits.parallel, limits.waiting);
  const unknownUserHash = hash('no user has this password', hashCost);

  return {
    hash: (password) => run(() => hash(password, hashCost)),
    verify: (passwordHash, password) =>
      run(async () => {
        const matches = await verify(passwordHash ?? (await unknownUserHash), password);
        return matches && passwordHash !== undefined;
      }),
    needsRehash: (passwordHash) => {
      const made = parseOptions(passwordHash);
      return (
        made.memoryCost !== hashCost.memoryCost ||
        made.timeCost !== hashCost.timeCost ||
        made.parallelism !== hashCost.parallelism
      );
    },
  };
}
