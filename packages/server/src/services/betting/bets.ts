import { AppError, type Bet, type BetPlace, type Wallet } from '@lobi/core/contract';
import { assertMayMoveMoney, checkDueOf } from '@lobi/core/rules';
import { readAmount, readStake } from '../../domain/stake.ts';
import type { BetTarget } from '../../store/bets.ts';
import type { Transaction } from '../../store/database.ts';
import { answerOf, findKeys, type KeyedCall } from '../../store/idempotency.ts';
import type { PlacedBet, StoredBet } from '../../store/place-bets.ts';
import type { Actor } from '../access/actor.ts';
import { arenaTerms } from '../games/arena-terms.ts';
import { createBatcher } from '../concurrency/batcher.ts';
import { createBetWriter, type BetFacts, type ValidBet } from './bet-writer.ts';
import { assertStakeWithinLimits } from '../limits/play-limits.ts';
import { assertGuardAllows } from '../protection/guard-rules.ts';
import { assertOnlyGame } from '../protection/open-game.ts';
import { answerOnce, type Idempotency, type KeyedAnswer } from '../concurrency/keyed-answer.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireId } from '../access/visibility.ts';
import { toBet } from '../wire/to-list-items.ts';
import { toWallet } from '../wire/to-wallet.ts';

/**
 * A player, and the session that the bet comes from; without one the end of the session is not checked.
 */
export interface Bettor extends Actor {
  readonly sessionId?: string | undefined;
}

/** A placed bet, and the wallet after it. */
export interface BetAnswer {
  readonly data: Bet;
  readonly wallet: Wallet;
}

export interface BetService {
  /**
   * Places a bet of a player; the stake leaves the wallet at once.
   * @throws AppError `not_found`, `forbidden`, `account_pending`, `account_restricted`, `validation`,
   *   `stake_below_minimum`, `stake_above_maximum`, `round_limit_reached`, `draw_market_full`,
   *   `bet_closed`, `insufficient_funds`, `idempotency_conflict`, `jurisdiction_restricted`, `agreement_required`,
   *   `limit_required`, `reality_check_due`, `other_game_open`, `session_limit`, `limit_reached`,
   *   `wallet_frozen`; `unauthenticated` when the session ends before the money moves
   */
  place(
    bettor: Bettor,
    roundId: string,
    body: BetPlace,
    idempotency: Idempotency,
  ): Promise<KeyedAnswer<BetAnswer>>;
}

const fromStored = (stored: StoredBet): PlacedBet => ({
  betId: stored.betId,
  createdAt: new Date(stored.createdAt),
  odds: stored.odds ?? null,
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
      odds: placed.odds,
      choice: null,
      outcome: null,
      payout: null,
      createdAt: placed.createdAt,
      settledAt: null,
    }),
    wallet: toWallet(actor.walletId, { ...placed, currency: target.currency }),
  };
}

export function createBetService(deps: ServiceDeps): BetService {
  const { db, currentTime, currency, touchRound, wakeOutbox } = deps;
  const writer = createBetWriter(db);
  // Batched: many bets rejected for insufficient funds look up their keys together.
  const findKey = createBatcher({
    run: (keyed: readonly KeyedCall[]) => findKeys<StoredBet>(db, keyed),
    size: 100,
    concurrency: 2,
  });
  const findFirst = async (keyed: KeyedCall): Promise<StoredBet | undefined> => {
    const stored = await findKey(keyed);
    return stored && answerOf(stored, keyed);
  };
  return {
    place: async (bettor, roundId, body, idempotency) => {
      if (bettor.role !== 'player') throw new AppError('forbidden', 'only players bet');
      requireId(roundId);
      const { id: userId, walletId, sessionId } = bettor;
      const keyed = { actorId: userId, call: 'bet.place', targetId: roundId, ...idempotency };
      const answer = async (placed: PlacedBet) =>
        toAnswer(bettor, await writer.findTarget(roundId), body, placed);
      const validate = ({ target, guard }: BetFacts): ValidBet => {
        const stake = readStake(body.amount, target);
        if (guard?.hasEnded) throw new AppError('unauthenticated', 'the session has ended');
        assertGuardAllows(guard, { id: target.gameId, ...arenaTerms }, stake, deps);
        const at = currentTime?.();
        const { selection } = body;
        const validUntil = checkDueOf(guard, deps.rules.policy);
        const validity = { guardVersion: guard.version, validUntil };
        const { limitsPlay } = guard;
        const check = async (tx: Transaction): Promise<void> => {
          await assertOnlyGame(tx, { userId, gameId: target.gameId }, deps);
          if (limitsPlay) await assertStakeWithinLimits(tx, { userId, stake, currency, at });
        };
        return {
          bet: { walletId, selection, stake, target, keyed, at, ...validity },
          check: limitsPlay || deps.rules.policy.oneGameAtATime ? check : undefined,
        };
      };
      const place = async () => {
        assertMayMoveMoney(bettor);
        const placed = await writer.place({ userId, sessionId, roundId }, validate);
        wakeOutbox();
        touchRound(roundId);
        return answer(placed);
      };
      return answerOnce(
        db,
        keyed,
        place,
        (stored: StoredBet) => answer(fromStored(stored)),
        findFirst,
      );
    },
  };
}
