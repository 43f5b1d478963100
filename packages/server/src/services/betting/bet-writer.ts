import { AppError, formatMoney } from '@lobi/core/contract';
import { drawRoom } from '@lobi/core/games';
import { findBetTargets, type BetTarget } from '../../store/bets.ts';
import type { Database, Transaction } from '../../store/database.ts';
import { KeyTaken, keyConstraint } from '../../store/idempotency.ts';
import {
  placeBets,
  type NewBet,
  type PlacedBet,
  type PlaceOutcome,
} from '../../store/place-bets.ts';
import { findStakeGuards, type StakeGuard, type Staker } from '../../store/protection.ts';
import { breaksConstraint } from '../../store/sql-state.ts';
import { createBatcher } from '../concurrency/batcher.ts';
import { createFactsCache } from '../concurrency/facts-cache.ts';

/** Data that a bet is validated against. */
export interface BetFacts {
  readonly target: BetTarget;
  /** `undefined` where there is no such player. */
  readonly guard: StakeGuard | undefined;
}

/** A bet that the rules let pass. */
export interface ValidBet {
  readonly bet: NewBet;
  /** Asked in the transaction of the bet, which then goes alone; it throws to reject. */
  readonly check?: ((tx: Transaction) => Promise<void>) | undefined;
}

/** Requested bet, with its bettor. */
export interface AskedBet extends Staker {
  readonly roundId: string;
}

/** Where bets are written, many at a time. */
export interface BetWriter {
  /**
   * Writes a bet that `validate` makes of facts about round and player; it throws when a rule
   * rejects. The facts may come from the cache: no bet is rejected by those alone, and the
   * statement that moves the money lets the bet pass only while they hold.
   * @throws AppError `not_found`, `bet_closed`, `insufficient_funds`, `wallet_frozen`,
   *   `round_limit_reached`, `draw_market_full`, and whatever `validate` throws
   * @throws KeyTaken when the key has been used
   */
  place(asked: AskedBet, validate: (facts: BetFacts) => ValidBet): Promise<PlacedBet>;
  /** Facts about a round. @throws AppError `not_found` */
  findTarget(roundId: string): Promise<BetTarget>;
}

/** Two keep the database busy while a third is gathered; more would only be smaller. */
const batches = { size: 100, concurrency: 2 };

type BatchResult = PlaceOutcome | { readonly outcome: 'failed'; readonly error: unknown };

const failed = (error: unknown): BatchResult =>
  breaksConstraint(error, keyConstraint) ? { outcome: 'key-used' } : { outcome: 'failed', error };

async function placeOne(tx: Parameters<typeof placeBets>[0], bet: NewBet): Promise<BatchResult> {
  const [outcome] = await placeBets(tx, [bet]);
  if (outcome) return outcome;
  throw new Error('The bet statement answered nothing.');
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

const drawMarketFull = (
  { target: { currency } }: NewBet,
  { drawOdds: odds, drawCap: cap, drawStaked }: Extract<PlaceOutcome, { outcome: 'full' }>,
): AppError =>
  new AppError('draw_market_full', 'the draw market has less room', {
    params: { left: formatMoney(drawRoom({ odds, cap }, drawStaked), currency), currency },
  });

/** Rounds whose facts are kept, more than run at once; and players, more than bet at once. */
const kept = { targets: 1_000, guards: 10_000 };

const haveSameTerms = (one: BetTarget, other: BetTarget): boolean =>
  one.minimumStake === other.minimumStake && one.maximumStake === other.maximumStake;

export function createBetWriter(db: Database): BetWriter {
  const targets = createFactsCache<string, BetTarget>({
    read: (roundIds) => findBetTargets(db, roundIds),
    keyOf: (roundId) => roundId,
    most: kept.targets,
  });
  const guards = createFactsCache<Staker, StakeGuard>({
    read: (stakers) => findStakeGuards(db, stakers),
    keyOf: ({ userId, sessionId }) => sessionId ?? userId,
    most: kept.guards,
  });

  const readFacts = async (asked: AskedBet, how: 'get' | 'refresh'): Promise<BetFacts> => {
    const [target, guard] = await Promise.all([targets[how](asked.roundId), guards[how](asked)]);
    if (!target) throw new AppError('not_found');
    return { target, guard };
  };

  const write = createBatcher<NewBet, BatchResult>({
    // A statement that fails has written nothing, so its bets can be placed one by one, and only
    // the one at fault is rejected.
    run: async (bets) => {
      if (bets.length > 1) {
        const outcomes = await placeBets(db, bets).catch(() => undefined);
        if (outcomes) return outcomes;
      }
      return Promise.all(bets.map((bet) => placeOne(db, bet).catch(failed)));
    },
    ...batches,
    keyOf: ({ keyed }) => `${keyed.actorId} ${keyed.key}`,
  });

  const writeValid = ({ bet, check }: ValidBet): Promise<BatchResult> =>
    check === undefined
      ? write(bet)
      : db
          .transaction(async (tx) => {
            await check(tx);
            return placeOne(tx, bet);
          })
          .catch(failed);

  /** The bet as placed, or in what its facts did not hold. */
  const writeUntilDecided = async (valid: ValidBet): Promise<PlacedBet | 'closed' | 'changed'> => {
    for (;;) {
      const result = await writeValid(valid);
      if (result.outcome === 'placed') return result;
      if (result.outcome === 'closed' || result.outcome === 'changed') return result.outcome;
      if (result.outcome === 'failed') throw result.error;
      if (result.outcome === 'key-used') throw new KeyTaken();
      if (result.outcome === 'frozen') throw new AppError('wallet_frozen');
      if (result.outcome === 'uncovered') throw new AppError('insufficient_funds');
      if (result.outcome === 'over') throw roundLimitReached(valid.bet, result);
      if (result.outcome === 'full') throw drawMarketFull(valid.bet, result);
    }
  };

  /**
   * Validates against the cache; against fresh facts where that rejects it, or where there are more
   * checks, which might reject it for a reason that comes after one that is new.
   */
  const validateCached = async (
    asked: AskedBet,
    validate: (facts: BetFacts) => ValidBet,
  ): Promise<{ facts: BetFacts; valid: ValidBet }> => {
    const facts = await readFacts(asked, 'get');
    try {
      const valid = validate(facts);
      if (valid.check === undefined) return { facts, valid };
    } catch {
      // Validated again below.
    }
    const newest = await readFacts(asked, 'refresh');
    return { facts: newest, valid: validate(newest) };
  };

  return {
    findTarget: async (roundId) => {
      const target = await targets.get(roundId);
      if (!target) throw new AppError('not_found');
      return target;
    },
    place: async (asked, validate) => {
      let { facts, valid } = await validateCached(asked, validate);
      for (;;) {
        const placed = await writeUntilDecided(valid);
        if (typeof placed === 'object') return placed;
        const newest = await readFacts(asked, 'refresh');
        if (placed === 'closed' && haveSameTerms(facts.target, newest.target)) {
          throw new AppError('bet_closed');
        }
        facts = newest;
        valid = validate(newest);
      }
    },
  };
}
