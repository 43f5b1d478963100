import type { PlayStep } from '@lobi/core/contract';
import { furtherStakeOf, type FurtherStake } from '@lobi/core/games';
import { assertStakeWithin, assertUnderCap } from '@lobi/core/rules';
import type { Transaction } from '../../store/database.ts';
import type { PlayRecord } from '../../store/plays.ts';
import type { Actor } from '../access/actor.ts';
import { assertMayStake } from '../protection/assert-may-stake.ts';
import { assertOnlyGame } from '../protection/open-game.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireGame, requirePlayable } from './playable-game.ts';

/**
 * Asserts that a player may take a step, before the wallet and the play are locked. A step with a
 * further stake passes all checks of a first stake again; any other step continues with the existing
 * stake. A cash-out is never rejected. Shared by all games with further stakes, so that none can omit a
 * check.
 * @param play as read without a lock: its first stake never changes
 * @throws AppError `other_game_open`; with a further stake all errors of a first one
 */
export async function assertMayStep(
  tx: Transaction,
  actor: Actor,
  play: PlayRecord,
  step: PlayStep,
  deps: ServiceDeps,
): Promise<void> {
  const further = furtherStakeOf(play, step);
  if (further) {
    const game = await requirePlayable(tx, play.gameId, deps.engines);
    assertStakeWithin(further.each, game);
    return assertMayStake(tx, actor, game, further.amount, deps);
  }
  const { gameId } = play;
  if (step.step !== 'cash-out') await assertOnlyGame(tx, { userId: actor.id, gameId }, deps);
}

/**
 * Asserts that the sum of a play's stakes is within the jurisdiction's cap. The play is locked, so that
 * the second of two concurrent further stakes is added to the first.
 * @throws AppError `stake_above_maximum`
 */
export async function assertSumUnderCap(
  tx: Transaction,
  { gameId }: PlayRecord,
  { sum }: FurtherStake,
  { rules, currency }: ServiceDeps,
): Promise<void> {
  const { category } = await requireGame(tx, gameId);
  assertUnderCap({ category, stake: sum, currency }, rules.policy);
}
