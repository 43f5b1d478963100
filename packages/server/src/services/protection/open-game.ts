import { AppError, type OpenGame } from '@lobi/core/contract';
import type { Queryable } from '../../store/database.ts';
import { findOpenGame, leaveGame, openGame, type OpenGameRecord } from '../../store/open-games.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireId } from '../access/visibility.ts';
import type { StakeTerms } from './stake-terms.ts';

/**
 * After how long without a stake or a step a game counts as left, in ms. What counts is what a
 * person does, never what is waited for: a fight, a draw or a board of mines that is open locks no
 * one from another game for longer than this. @source ours
 */
export const openGameIdleMs = 5 * 60_000;

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
 * Where the place lets a player play one game at a time, lets a stake through only in the game that
 * is played now, or opens it. Ask in the transaction that takes the stake, before wallets are
 * locked: a stake that is rejected later opens no game. Elsewhere it asks nothing.
 * @throws AppError `other_game_open`
 * @source ours – after RTS 14C
 */
export async function assertOnlyGame(
  tx: Queryable,
  { userId, gameId }: Wanted,
  { rules, bookTime }: Pick<StakeTerms, 'rules' | 'bookTime'>,
): Promise<void> {
  if (!rules.policy.oneGameAtATime) return;
  const stake = { userId, gameId, at: bookTime?.(), idleMs: openGameIdleMs };
  while (!(await openGame(tx, stake))) {
    const other = await findOpenGame(tx, stake);
    // A player who has left the other game meanwhile is let in at the next check.
    if (other && other.gameId !== gameId) refuse(other);
  }
}

/** Whether another game is played, without opening this one. @throws AppError `other_game_open` */
export async function assertNoOtherGame(
  db: Queryable,
  { userId, gameId }: Wanted,
  { rules, bookTime }: Pick<StakeTerms, 'rules' | 'bookTime'>,
): Promise<void> {
  if (!rules.policy.oneGameAtATime) return;
  const other = await findOpenGame(db, { userId, at: bookTime?.(), idleMs: openGameIdleMs });
  if (other && other.gameId !== gameId) refuse(other);
}

/** The one game that a player plays. Players only; for themselves. */
export interface OpenGameService {
  show(actor: Actor): Promise<OpenGame | null>;
  /** Leaves the game if it is the one that is played; returns what is played then. */
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
  bookTime,
}: Pick<ServiceDeps, 'db' | 'rules' | 'bookTime'>): OpenGameService {
  const show = async ({ id }: Actor): Promise<OpenGame | null> => {
    if (!rules.policy.oneGameAtATime) return null;
    const found = await findOpenGame(db, { userId: id, at: bookTime?.(), idleMs: openGameIdleMs });
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
