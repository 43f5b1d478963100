import type { ServiceLog } from '../services/service-deps.ts';
import type { Database } from '../store/database.ts';
import { settleBatch } from './arena/settle-round.ts';

export interface RoundClock {
  /** Stops looking; resolves when the batch under way is done. */
  stop(): Promise<void>;
}

export interface RoundClockOptions {
  readonly db: Database;
  readonly log: ServiceLog;
  /** Called after each batch, since it wrote to the outbox. */
  readonly wakeOutbox: () => void;
  /** How often to look for due rounds, in ms. Default 200. */
  readonly intervalMs?: number;
  /** How long to leave a round alone whose settlement failed, in ms. Default 5,000. */
  readonly restMs?: number;
}

/**
 * Settles rounds when their time has come. Every node runs one: a round belongs to whoever has
 * claimed it, batch by batch, so the work goes on when a node dies.
 */
export function startRoundClock(options: RoundClockOptions): RoundClock {
  const { db, log, wakeOutbox, intervalMs = 200, restMs = 5_000 } = options;
  const restingUntil = new Map<string, number>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const restingRounds = (): string[] => {
    for (const [roundId, until] of restingUntil) {
      if (until <= Date.now()) restingUntil.delete(roundId);
    }
    return [...restingUntil.keys()];
  };

  /** One batch; tells whether there may be more to do at once. */
  const settleOne = async (): Promise<boolean> => {
    let claimed: string | undefined;
    try {
      const outcome = await settleBatch(db, {
        except: restingRounds(),
        onClaim: (roundId) => (claimed = roundId),
      });
      if (outcome === 'idle') return false;
      wakeOutbox();
      if (outcome === 'settled') log.info({ roundId: claimed }, 'round settled');
      return true;
    } catch (error) {
      log.error({ err: error, roundId: claimed }, 'settlement failed; the round rests');
      if (claimed === undefined) return false;
      restingUntil.set(claimed, Date.now() + restMs);
      return true;
    }
  };

  const look = async (): Promise<void> => {
    while (!isStopped && (await settleOne()));
    if (!isStopped) timer = setTimeout(lookAgain, intervalMs);
  };
  const lookAgain = (): void => {
    running = look();
  };
  lookAgain();

  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
