import { AppError, formatMoney } from '@lobi/core/contract';
import { remainingDrawCapacity } from '@lobi/core/games';
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
  /** `undefined` if there is no such player. */
  readonly guard: StakeGuard | undefined;
}

/** A bet accepted by the rules. */
export interface ValidBet {
  readonly bet: NewBet;
  /** Additional check in the transaction of the bet, which is then written alone; it throws to reject. */
  readonly check?: ((tx: Transaction) => Promise<void>) | undefined;
}

/** A requested bet with its bettor. */
export interface AskedBet extends Staker {
  readonly roundId: string;
}

/** Writes bets in batches. */
export interface BetWriter {
  /**
   * Writes the bet that `validate` creates from facts about round and player; it throws when a rule
   * rejects the bet. The facts may come from the cache: they alone never reject a bet, and the statement
   * that moves the money checks that they are current.
   * @throws KeyTaken when the key has been used
   */
  place(requestedBet: AskedBet, validate: (facts: BetFacts) => ValidBet): Promise<PlacedBet>;
  /** Facts about a round. @throws AppError `not_found` */
  findTarget(roundId: string): Promise<BetTarget>;
}

/** Two keep the database busy while a third is collected; more would only be smaller. */
const batches = { size: 100, concurrency: 2 };

type BatchResult = PlaceOutcome | { readonly outcome: 'failed'; readonly error: unknown };

const failed = (error: unknown): BatchResult =>
  breaksConstraint(error, keyConstraint) ? { outcome: 'key-used' } : { outcome: 'failed', error };

async function placeOne(tx: Parameters<typeof placeBets>[0], bet: NewBet): Promise<BatchResult> {
  const [outcome] = await placeBets(tx, [bet]);
  if (outcome) return outcome;
  throw new Error('The bet statement returned no row.');
}

const roundLimitReached = (
  { target: { currency } }: NewBet,
  { maximumPerRound, left }: Extract<PlaceOutcome, { outcome: 'limit_exceeded' }>,
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
  { drawOdds: odds, drawCap: cap, drawStaked }: Extract<PlaceOutcome, { outcome: 'market_full' }>,
): AppError =>
  new AppError('draw_market_full', 'the draw market has less room', {
    params: {
      left: formatMoney(remainingDrawCapacity({ odds, cap }, drawStaked), currency),
      currency,
    },
  });

/** Cache sizes: more rounds than run at once, more players than bet at once. */
const cacheSizes = { targets: 1_000, guards: 10_000 };

const haveSameTerms = (one: BetTarget, other: BetTarget): boolean =>
  one.minimumStake === other.minimumStake && one.maximumStake === other.maximumStake;

export function createBetWriter(db: Database): BetWriter {
  const targets = createFactsCache<string, BetTarget>({
    read: (roundIds) => findBetTargets(db, roundIds),
    keyOf: (roundId) => roundId,
    maximumSize: cacheSizes.targets,
  });
  const guards = createFactsCache<Staker, StakeGuard>({
    read: (stakers) => findStakeGuards(db, stakers),
    keyOf: ({ userId, sessionId }) => sessionId ?? userId,
    maximumSize: cacheSizes.guards,
  });

  const readFacts = async (requestedBet: AskedBet, how: 'get' | 'refresh'): Promise<BetFacts> => {
    const [target, guard] = await Promise.all([
      targets[how](requestedBet.roundId),
      guards[how](requestedBet),
    ]);
    if (!target) throw new AppError('not_found');
    return { target, guard };
  };

  const write = createBatcher<NewBet, BatchResult>({
    // A failed statement has written nothing, so that its bets can be written one by one, and only the
    // faulty one is rejected.
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

  /** The placed bet, or the outdated facts that prevented it. */
  const writeUntilDecided = async (valid: ValidBet): Promise<PlacedBet | 'closed' | 'changed'> => {
    for (;;) {
      const result = await writeValid(valid);
      if (result.outcome === 'placed') return result;
      if (result.outcome === 'closed' || result.outcome === 'changed') return result.outcome;
      if (result.outcome === 'failed') throw result.error;
      if (result.outcome === 'key-used') throw new KeyTaken();
      if (result.outcome === 'frozen') throw new AppError('wallet_frozen');
      if (result.outcome === 'insufficient_funds') throw new AppError('insufficient_funds');
      if (result.outcome === 'limit_exceeded') throw roundLimitReached(valid.bet, result);
      if (result.outcome === 'market_full') throw drawMarketFull(valid.bet, result);
    }
  };

  /**
   * Validates against the cache; against fresh facts if that rejects the bet, or if there are additional
   * checks, which must not take precedence over a rejection by fresh facts.
   */
  const validateCached = async (
    requestedBet: AskedBet,
    validate: (facts: BetFacts) => ValidBet,
  ): Promise<{ facts: BetFacts; valid: ValidBet }> => {
    const facts = await readFacts(requestedBet, 'get');
    try {
      const valid = validate(facts);
      if (valid.check === undefined) return { facts, valid };
    } catch {
      // Validated again below.
    }
    const newest = await readFacts(requestedBet, 'refresh');
    return { facts: newest, valid: validate(newest) };
  };

  return {
    findTarget: async (roundId) => {
      const target = await targets.get(roundId);
      if (!target) throw new AppError('not_found');
      return target;
    },
    place: async (requestedBet, validate) => {
      let { facts, valid } = await validateCached(requestedBet, validate);
      for (;;) {
        const placed = await writeUntilDecided(valid);
        if (typeof placed === 'object') return placed;
        const newest = await readFacts(requestedBet, 'refresh');
        if (placed === 'closed' && haveSameTerms(facts.target, newest.target)) {
          throw new AppError('bet_closed');
        }
        facts = newest;
        valid = validate(newest);
      }
    },
  };
}
