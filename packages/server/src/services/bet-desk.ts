import { AppError, formatMoney } from '@lobi/core/contract';
import { findBetTargets, type BetTarget } from '../store/bets.ts';
import type { Database, Transaction } from '../store/database.ts';
import { KeyTaken, keyConstraint } from '../store/idempotency.ts';
import { placeBets, type NewBet, type PlacedBet, type PlaceOutcome } from '../store/place-bets.ts';
import { breaksConstraint } from '../store/sql-state.ts';
import { createBatcher } from './batcher.ts';

/** Where bets are written, many at a time. */
export interface BetDesk {
  /**
   * Writes a bet that `judge` makes of the facts about its round; it throws when a rule refuses.
   * @throws AppError `not_found`, `bet_closed`, `insufficient_funds`
   * @throws KeyTaken when the key has been used
   */
  place(
    roundId: string,
    judge: (target: BetTarget) => NewBet,
    /** Asked in the transaction of the bet, which then goes alone; it throws to refuse. */
    check?: (tx: Transaction, bet: NewBet) => Promise<void>,
  ): Promise<PlacedBet>;
  /** Facts about a round. @throws AppError `not_found` */
  findTarget(roundId: string): Promise<BetTarget>;
}

/** Batches at once: two keep the database busy while a third is gathered. */
const concurrency = 3;
const betsAtOnce = 100;

type BatchResult = PlaceOutcome | { readonly outcome: 'failed'; readonly error: unknown };

/** One bet by itself. */
async function placeAlone(db: Database, bet: NewBet): Promise<BatchResult> {
  try {
    const [outcome] = await placeBets(db, [bet]);
    if (outcome) return outcome;
    throw new Error('The bet statement answered nothing.');
  } catch (error) {
    return breaksConstraint(error, keyConstraint)
      ? { outcome: 'key-used' }
      : { outcome: 'failed', error };
  }
}

const roundLimitReached = (
  { target: { currency } }: NewBet,
  { maximumPerRound, left }: Extract<PlaceOutcome, { outcome: 'over' }>,
): AppError =>
  new AppError('round_limit_reached', 'the round leaves the player less', {
    params: {
      left: formatMoney(left, currency),
      max: formatMoney(maximumPerRound, currency),
      currency,
    },
  });

/** Rounds whose facts are kept; more than run at once. */
const targetsKept = 1_000;

const haveSameTerms = (one: BetTarget, other: BetTarget): boolean =>
  one.minimumStake === other.minimumStake && one.maximumStake === other.maximumStake;

export function createBetDesk(db: Database): BetDesk {
  const readTarget = createBatcher<string, BetTarget | undefined>({
    run: (roundIds) => findBetTargets(db, roundIds),
    size: betsAtOnce,
    concurrency,
  });
  const known = new Map<string, BetTarget>();

  const refreshTarget = async (roundId: string): Promise<BetTarget> => {
    known.delete(roundId);
    const target = await readTarget(roundId);
    if (!target) throw new AppError('not_found');
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= targetsKept) known.delete(oldest);
    known.set(roundId, target);
    return target;
  };
  const findTarget = async (roundId: string): Promise<BetTarget> =>
    known.get(roundId) ?? refreshTarget(roundId);

  const write = createBatcher<NewBet, BatchResult>({
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

  const writeChecked = (
    bet: NewBet,
    check: (tx: Transaction, bet: NewBet) => Promise<void>,
  ): Promise<BatchResult> =>
    db
      .transaction(async (tx): Promise<BatchResult> => {
        await check(tx, bet);
        const [outcome] = await placeBets(tx, [bet]);
        if (outcome) return outcome;
        throw new Error('The bet statement answered nothing.');
      })
      .catch((error: unknown): BatchResult =>
        breaksConstraint(error, keyConstraint)
          ? { outcome: 'key-used' }
          : { outcome: 'failed', error },
      );

  const writeUntilTold = async (
    bet: NewBet,
    check: ((tx: Transaction, bet: NewBet) => Promise<void>) | undefined,
  ): Promise<PlacedBet | 'closed'> => {
    for (;;) {
      const result = await (check ? writeChecked(bet, check) : write(bet));
      if (result.outcome === 'placed') return result;
      if (result.outcome === 'closed') return 'closed';
      if (result.outcome === 'failed') throw result.error;
      if (result.outcome === 'key-used') throw new KeyTaken();
      if (result.outcome === 'frozen') throw new AppError('wallet_frozen');
      if (result.outcome === 'uncovered') throw new AppError('insufficient_funds');
      if (result.outcome === 'over') throw roundLimitReached(bet, result);
    }
  };

  return {
    findTarget,
    place: async (roundId, judge, check) => {
      let target = await findTarget(roundId);
      for (;;) {
        const placed = await writeUntilTold(judge(target), check);
        if (placed !== 'closed') return placed;
        const fresh = await refreshTarget(roundId);
        if (haveSameTerms(target, fresh)) throw new AppError('bet_closed');
        target = fresh;
      }
    },
  };
}
