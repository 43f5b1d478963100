import { hash, parseOptions, verify } from '@node-rs/argon2';
import { AppError } from '@lobi/core/contract';

/** Cost of a hash: memory in KiB, passes, lanes. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/**
 * Cost of a hash: 19 MiB, two passes, one lane. The package's default algorithm is Argon2id. @source
 * ours, after ASVS 11.4.2
 */
export const hashCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum concurrent and queued hashes; each takes 19 MiB and some 25 ms of a core. */
export const hashQueue = { parallel: 4, waiting: 64 } as const;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Verifies in constant time. Without a hash (unknown username) it takes as long and returns false, so
   * that the response time does not reveal whether a user exists.
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** Returns whether the hash was made with other cost parameters than the current ones. */
  needsRehash(passwordHash: string): boolean;
}

/**
 * Runs at most `parallel` tasks at once; fails with `unavailable` when `waiting` tasks are already
 * queued.
 */
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
      // The slot passes directly to the next task in the queue, so that no other caller takes it.
      if (next) next();
      else running -= 1;
    }
  };
}

/** The only module that hashes and compares passwords. Errors: `unavailable`. */
export function createPasswordHasher(
  limits: { parallel: number; waiting: number } = hashQueue,
  cost = hashCost,
): PasswordHasher {
  const run = createQueue(limits.parallel, limits.waiting);
  const unknownUserHash = hash('no user has this password', cost);

  return {
    hash: (password) => run(() => hash(password, cost)),
    verify: (passwordHash, password) =>
      run(async () => {
        const matches = await verify(passwordHash ?? (await unknownUserHash), password);
        return matches && passwordHash !== undefined;
      }),
    needsRehash: (passwordHash) => {
      const options = parseOptions(passwordHash);
      return (
        options.memoryCost !== cost.memoryCost ||
        options.timeCost !== cost.timeCost ||
        options.parallelism !== cost.parallelism
      );
    },
  };
}
