import { AppError, type OpenGame } from '@lobi/core/contract';
import { openGameIdleMs } from '@lobi/core/rules';
import type { Queryable } from '../../store/database.ts';
import { findOpenGame, leaveGame, openGame, type OpenGameRecord } from '../../store/open-games.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireId } from '../access/visibility.ts';
import type { StakeTerms } from './stake-terms.ts';

/** Player, and the game of the stake; the time is for tests, default the database's clock. */
interface Wanted {
  readonly userId: string;
  readonly gameId: string;
}

/** @throws AppError `other_game_open`, which names the game */
const refuse = ({ title, gameId }: OpenGameRecord): never => {
  throw new AppError('other_game_open', `${gameId} is played`, { params: { game: title } });
};

/**
 * If the jurisdiction allows one game at a time, accepts a stake only in the player's current game, or
 * makes this one current. Call it in the transaction that posts the stake, before wallets are locked: a
 * rejected stake opens no game. Otherwise it does nothing.
 * @throws AppError `other_game_open`
 * @source ours – after RTS 14C
 */
export async function assertOnlyGame(
  tx: Queryable,
  { userId, gameId }: Wanted,
  { rules, currentTime }: Pick<StakeTerms, 'rules' | 'currentTime'>,
): Promise<void> {
  if (!rules.policy.oneGameAtATime) return;
  const stake = { userId, gameId, at: currentTime?.(), idleMs: openGameIdleMs };
  while (!(await openGame(tx, stake))) {
    const other = await findOpenGame(tx, stake);
    // A player who has left the other game meanwhile passes at the next check.
    if (other && other.gameId !== gameId) refuse(other);
  }
}

/** Asserts that no other game is current, without opening this one. @throws AppError `other_game_open` */
export async function assertNoOtherGame(
  db: Queryable,
  { userId, gameId }: Wanted,
  { rules, currentTime }: Pick<StakeTerms, 'rules' | 'currentTime'>,
): Promise<void> {
  if (!rules.policy.oneGameAtATime) return;
  const other = await findOpenGame(db, { userId, at: currentTime?.(), idleMs: openGameIdleMs });
  if (other && other.gameId !== gameId) refuse(other);
}

/** The current game of a player. Players only, each for themselves. */
export interface OpenGameService {
  show(actor: Actor): Promise<OpenGame | null>;
  /** Leaves the game if it is the current one; returns the current game afterwards. */
  leave(actor: Actor, gameId: string): Promise<OpenGame | null>;
}

const toOpenGame = ({ gameId, title, openedAt, stakedAt }: OpenGameRecord): OpenGame => ({
  game: { id: gameId, title },
  since: openedAt.toISOString(),
  until: new Date(stakedAt.getTime() + openGameIdleMs).toISOString(),
});

export function createOpenGameService({
  db,
  rules,
  currentTime,
}: Pick<ServiceDeps, 'db' | 'rules' | 'currentTime'>): OpenGameService {
  const show = async ({ id }: Actor): Promise<OpenGame | null> => {
    if (!rules.policy.oneGameAtATime) return null;
    const found = await findOpenGame(db, {
      userId: id,
      at: currentTime?.(),
      idleMs: openGameIdleMs,
    });
    return found ? toOpenGame(found) : null;
  };
  return {
    show,
    leave: async (actor, gameId) => {
      await leaveGame(db, actor.id, requireId(gameId));
      return show(actor);
    },
  };
}
