import { AppError, type Bet, type BetPlace, type Wallet } from '@lobi/core/contract';
import { readAmount, readStake } from '../domain/stake.ts';
import { assertMayMoveMoney } from '../domain/user-abilities.ts';
import type { BetTarget } from '../store/bets.ts';
import type { PlacedBet, StoredBet } from '../store/place-bets.ts';
import type { Actor } from './actor.ts';
import { createBetDesk } from './bet-desk.ts';
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
   *   `validation`, `stake_below_minimum`, `stake_above_maximum`, `bet_closed`,
   *   `insufficient_funds`, `idempotency_conflict`
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
  const { db, bookTime, touchRound, wakeOutbox } = deps;
  const desk = createBetDesk(db);
  return {
    place: async (actor, roundId, body, idempotency) => {
      if (actor.role !== 'player') throw new AppError('forbidden', 'only players bet');
      requireId(roundId);
      const keyed = { actorId: actor.id, call: 'bet.place', targetId: roundId, ...idempotency };
      const answer = async (placed: PlacedBet) =>
        toAnswer(actor, await desk.findTarget(roundId), body, placed);
      const place = async () => {
        assertMayMoveMoney(actor);
        const placed = await desk.place(roundId, (target) => ({
          walletId: actor.walletId,
          selection: body.selection,
          stake: readStake(body.amount, target),
          target,
          keyed,
          at: bookTime?.(),
        }));
        wakeOutbox();
        touchRound(roundId);
        return answer(placed);
      };
      return answerOnce(db, keyed, place, (stored: StoredBet) => answer(fromStored(stored)));
    },
  };
}
