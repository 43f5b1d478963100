import { AppError, type Bet, type BetPlace, type Wallet } from '@lobi/core/contract';
import { readAmount, readStake } from '../domain/stake.ts';
import type { BetTarget } from '../store/bets.ts';
import { findStakeGuards } from '../store/protection.ts';
import type { Transaction } from '../store/database.ts';
import type { NewBet, PlacedBet, StoredBet } from '../store/place-bets.ts';
import type { Actor } from './actor.ts';
import { arenaTerms } from './arena-terms.ts';
import { createBatcher } from './batcher.ts';
import { createBetDesk } from './bet-desk.ts';
import { assertMayMoveMoney } from '../domain/user-abilities.ts';
import { assertStakeWithinLimits } from './limits/play-limits.ts';
import { assertGuardAllows } from './protection/guard-rules.ts';
import { answerOnce, type Idempotency, type KeyedAnswer } from './keyed-answer.ts';
import type { ServiceDeps } from './service-deps.ts';
import { requireId } from './visibility.ts';
import { toBet } from './wire/to-list-items.ts';
import { toWallet } from './wire/to-wallet.ts';

/** A placed bet, and the wallet right after it. */
export interface BetAnswer {
  readonly data: Bet;
  readonly wallet: Wallet;
}

export interface BetService {
  /**
   * Places a bet of a player; the stake leaves the wallet at once.
   * @throws AppError `not_found`, `forbidden`, `account_pending`, `account_restricted`,
   *   `validation`, `stake_below_minimum`, `stake_above_maximum`, `round_limit_reached`,
   *   `bet_closed`, `insufficient_funds`, `idempotency_conflict`, `closed_here`, `limit_wanted`,
   *   `reality_check_due`, `session_limit`, `limit_reached`
   */
  place(
    actor: Actor,
    roundId: string,
    body: BetPlace,
    idempotency: Idempotency,
  ): Promise<KeyedAnswer<BetAnswer>>;
}

const fromStored = (stored: StoredBet): PlacedBet => ({
  betId: stored.betId,
  createdAt: new Date(stored.createdAt),
  balance: BigInt(stored.balance),
  held: BigInt(stored.held),
  version: BigInt(stored.version),
});

function toAnswer(actor: Actor, target: BetTarget, body: BetPlace, placed: PlacedBet): BetAnswer {
  return {
    data: toBet({
      ...target,
      id: placed.betId,
      walletId: actor.walletId,
      selection: body.selection,
      amount: readAmount(body.amount, target.currency),
      status: 'placed',
      odds: null,
      payout: null,
      createdAt: placed.createdAt,
      settledAt: null,
    }),
    wallet: toWallet(actor.walletId, { ...placed, currency: target.currency }),
  };
}

export function createBetService(deps: ServiceDeps): BetService {
  const { db, bookTime, currency, touchRound, wakeOutbox } = deps;
  const desk = createBetDesk(db);
  // One read for all who bet at once; only players with limits of their own pay more.
  const readGuard = createBatcher({
    run: (userIds: readonly string[]) => findStakeGuards(db, userIds),
    size: 100,
    concurrency: 3,
  });
  return {
    place: async (actor, roundId, body, idempotency) => {
      if (actor.role !== 'player') throw new AppError('forbidden', 'only players bet');
      requireId(roundId);
      const keyed = { actorId: actor.id, call: 'bet.place', targetId: roundId, ...idempotency };
      const answer = async (placed: PlacedBet) =>
        toAnswer(actor, await desk.findTarget(roundId), body, placed);
      const place = async () => {
        assertMayMoveMoney(actor);
        const guard = await readGuard(actor.id);
        const judge = (target: BetTarget): NewBet => {
          const stake = readStake(body.amount, target);
          assertGuardAllows(guard, { id: target.gameId, ...arenaTerms }, stake, deps);
          const { walletId } = actor;
          return { walletId, selection: body.selection, stake, target, keyed, at: bookTime?.() };
        };
        const checkLimits = (tx: Transaction, { stake, at }: NewBet) =>
          assertStakeWithinLimits(tx, { userId: actor.id, stake, currency, at });
        const placed = await desk.place(
          roundId,
          judge,
          guard?.limitsPlay ? checkLimits : undefined,
        );
        wakeOutbox();
        touchRound(roundId);
        return answer(placed);
      };
      return answerOnce(db, keyed, place, (stored: StoredBet) => answer(fromStored(stored)));
    },
  };
}
