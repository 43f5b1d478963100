import { AppError } from '@lobi/core/contract';
import { findBetTargets, type BetTarget } from '../store/bets.ts';
import type { Database } from '../store/database.ts';
import { KeyTaken, keyConstraint } from '../store/idempotency.ts';
import { placeBets, type NewBet, type PlacedBet, type PlaceOutcome } from '../store/place-bets.ts';
import { breaksConstraint, sqlStateOf } from '../store/sql-state.ts';
import { createBatcher } from './batcher.ts';

/** Where bets are written, many at a time. */
export interface BetDesk {
  findTarget(roundId: string): Promise<BetTarget | undefined>;
  /**
   * @throws AppError `bet_closed`, `insufficient_funds`
   * @throws KeyTaken when the key has been used
   */
  place(bet: NewBet): Promise<PlacedBet>;
}

/** Batches at once: two keep the database busy while a third is gathered. */
const concurrency = 3;
const betsAtOnce = 100;
const maxAttempts = 5;

type BatchResult = PlaceOutcome | { readonly outcome: 'failed'; readonly error: unknown };

/** One bet by itself; a deadlock is tried again, since nothing has happened then. */
async function placeAlone(db: Database, bet: NewBet): Promise<BatchResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [outcome] = await placeBets(db, [bet]);
      if (outcome) return outcome;
      throw new Error('The bet statement answered nothing.');
    } catch (error) {
      if (breaksConstraint(error, keyConstraint)) return { outcome: 'key-used' };
      if (sqlStateOf(error) !== '40P01' || attempt >= maxAttempts) {
        return { outcome: 'failed', error };
      }
    }
  }
}

export function createBetDesk(db: Database): BetDesk {
  const findTarget = createBatcher<string, BetTarget | undefined>({
    run: (roundIds) => findBetTargets(db, roundIds),
    size: 1_000,
    concurrency,
  });

  const place = createBatcher<NewBet, BatchResult>({
    // A statement that fails has written nothing, so its bets can be placed one by one, and only
    // the one at fault is refused.
    run: async (bets) => {
      if (bets.length > 1) {
        const outcomes = await placeBets(db, bets).catch(() => undefined);
        if (outcomes) return outcomes;
      }
      return Promise.all(bets.map((bet) => placeAlone(db, bet)));
    },
    size: betsAtOnce,
    concurrency,
    keyOf: ({ keyed }) => `${keyed.actorId} ${keyed.key}`,
  });

  return {
    findTarget,
    place: async (bet) => {
      for (;;) {
        const result = await place(bet);
        if (result.outcome === 'placed') return result;
        if (result.outcome === 'failed') throw result.error;
        if (result.outcome === 'key-used') throw new KeyTaken();
        if (result.outcome === 'closed') throw new AppError('bet_closed');
        if (result.outcome === 'uncovered') throw new AppError('insufficient_funds');
      }
    },
  };
}
