import type { Queryable } from '../../store/database.ts';
import { findStakeGuards } from '../../store/protection.ts';
import type { Actor } from '../access/actor.ts';
import { assertStakeWithinLimits } from '../limits/play-limits.ts';
import { assertGuardAllows } from './guard-rules.ts';
import { assertOnlyGame } from './open-game.ts';
import type { StakedGame, StakeTerms } from './stake-terms.ts';

/**
 * Asserts that a player may stake: by status, the rules of the jurisdiction, the reality check, the game
 * in play, and the player's own limits. Call it before every stake, first in the transaction that books
 * it – before any round or wallet is locked – so that two concurrent stakes cannot both pass a limit
 * that has room for one. Without limits it is one read.
 * @param source the transaction that posts the stake
 * @param stake in minor units
 * @param terms the services' dependencies
 * @throws AppError `account_pending`, `account_restricted`, `account_blocked`, `jurisdiction_restricted`,
 *   `agreement_required`, `stake_above_maximum`, `limit_required`, `reality_check_due`, `other_game_open`,
 *   `session_limit`, `limit_reached`
 * @source ours – after GLI-19 §2.5.5 and RTS 12, 13
 */
export async function assertMayStake(
  source: Queryable,
  actor: Pick<Actor, 'id'>,
  game: StakedGame,
  stake: bigint,
  terms: StakeTerms,
): Promise<void> {
  const [guard] = await findStakeGuards(source, [{ userId: actor.id }]);
  assertGuardAllows(guard, game, stake, terms);
  await assertOnlyGame(source, { userId: actor.id, gameId: game.id }, terms);
  if (!guard.limitsPlay) return;
  const { currency, currentTime } = terms;
  await assertStakeWithinLimits(source, { userId: actor.id, stake, currency, at: currentTime?.() });
}
