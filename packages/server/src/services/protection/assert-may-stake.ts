import type { Queryable } from '../../store/database.ts';
import { findStakeGuards } from '../../store/protection.ts';
import type { Actor } from '../access/actor.ts';
import { assertStakeWithinLimits } from '../limits/play-limits.ts';
import { assertGuardAllows } from './guard-rules.ts';
import { assertOnlyGame } from './open-game.ts';
import type { StakedGame, StakeTerms } from './stake-terms.ts';

/**
 * Lets a player stake: by status, by the rules of the jurisdiction, by the reality check, by the game that is
 * played already, and by the limits that the player set. Ask before every stake, first in the
 * transaction that takes it – before any round or wallet is locked – so that two stakes at once cannot
 * both pass a limit that has room for one. Without limits it is one read.
 * @param source the transaction that takes the stake
 * @param stake in minor units
 * @param terms the services' dependencies
 * @throws AppError `account_pending`, `account_restricted`, `account_blocked`, `closed_here`,
 *   `agreement_required`, `stake_above_maximum`, `limit_wanted`, `reality_check_due`, `other_game_open`,
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
  const { currency, bookTime } = terms;
  await assertStakeWithinLimits(source, { userId: actor.id, stake, currency, at: bookTime?.() });
}
