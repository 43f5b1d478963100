import { repeat, type Repetition } from '../services/concurrency/repeat.ts';
import type { ServiceLog } from '../services/service-deps.ts';
import type { Database } from '../store/database.ts';
import { correctBatch } from './arena/correct-round.ts';
import { settleBatch } from './arena/settle-round.ts';

export interface RoundClockOptions {
  readonly db: Database;
  readonly log: ServiceLog;
  /** Called after each batch, because it wrote to the outbox. */
  readonly wakeOutbox: () => void;
  /** Interval of looking for due rounds, in ms. Default 200. */
  readonly intervalMs?: number;
  /** Pause for a round whose settlement failed, in ms. Default 5,000. */
  readonly restMs?: number;
}

/** Work on rounds in batches, and the log message when a round is finished. */
const works = [
  { name: 'settlement', runBatch: settleBatch },
  { name: 'correction', runBatch: correctBatch },
] as const;

/**
 * Settles due rounds and executes corrections. Every node runs one clock: a round belongs, batch by
 * batch, to the node that has claimed it, so that another node continues when one dies.
 */
export function startRoundClock(options: RoundClockOptions): Repetition {
  const { db, log, wakeOutbox, intervalMs = 200, restMs = 5_000 } = options;
  const restingUntil = new Map<string, number>();

  const restingRounds = (): string[] => {
    for (const [roundId, until] of restingUntil) {
      if (until <= Date.now()) restingUntil.delete(roundId);
    }
    return [...restingUntil.keys()];
  };

  /** Runs one batch; returns whether there may be more to do. */
  const runOne = async ({ name, runBatch }: (typeof works)[number]): Promise<boolean> => {
    let claimed: string | undefined;
    try {
      const outcome = await runBatch(db, {
        except: restingRounds(),
        onClaim: (roundId) => (claimed = roundId),
      });
      if (outcome === 'idle') return false;
      wakeOutbox();
      if (outcome === 'settled') log.info({ roundId: claimed }, `${name} of a round done`);
      return true;
    } catch (error) {
      log.error({ err: error, roundId: claimed }, `${name} failed; the round is retried later`);
      if (claimed === undefined) return false;
      restingUntil.set(claimed, Date.now() + restMs);
      return true;
    }
  };

  return repeat(async (isStopped) => {
    for (const work of works) {
      while (!isStopped() && (await runOne(work)));
    }
  }, intervalMs);
}
