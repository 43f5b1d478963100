import { randomBytes } from 'node:crypto';
import {
  AppError,
  launchParameters,
  type Language,
  type Launch,
  type LaunchBody,
} from '@lobi/core/contract';
import { assertHasAgreed, assertMayMoveMoney } from '@lobi/core/rules';
import { assertNoOtherGame } from '../services/protection/open-game.ts';
import type { Actor } from '../services/access/actor.ts';
import { findHasAgreed } from '../store/agreements.ts';
import type { ServiceDeps } from '../services/service-deps.ts';
import { requireId } from '../services/access/visibility.ts';
import { findLaunchable, insertLaunch, type LaunchableGame } from '../store/providers.ts';
import { currentTime } from '../store/rounds.ts';
import { ticketHashOf } from './calls/authenticate.ts';

/** Lifetime of a launch token, in seconds. @source ours */
export const ticketSeconds = 60;

/** Location and language of a launch. */
export interface LaunchPlace {
  /** Session of the platform; the launched session ends with it. */
  readonly sessionId: string;
  readonly language: Language;
}

export interface LaunchService {
  /**
   * Returns the address of a provider's game, with a single-use token unless it is played for fun.
   * @throws AppError `not_found` for a game that no provider offers, or not for fun, `account_pending`,
   *   `account_restricted`, `other_game_open`, and for play with money `agreement_required`, which the
   *   game's own page could not ask for
   */
  launch(actor: Actor, gameId: string, body: LaunchBody, place: LaunchPlace): Promise<Launch>;
}

function addressOf(
  { origin, path, currency }: LaunchableGame,
  { mode, device }: LaunchBody,
  language: Language,
  ticket: string | undefined,
): string {
  const url = new URL(path, origin);
  // A value that only looks like a path could lead to another site.
  if (url.origin !== origin) throw new Error(`The game's page ${path} is not at ${origin}.`);
  const values = { mode, device, language, currency, ...(ticket ? { token: ticket } : {}) };
  for (const [name, value] of Object.entries(values)) {
    url.searchParams.set(launchParameters[name as keyof typeof values], value);
  }
  return url.href;
}

export function createLaunchService({
  db,
  rules,
  currentTime: given,
}: Pick<ServiceDeps, 'db' | 'rules' | 'currentTime'>): LaunchService {
  return {
    launch: async (actor, gameId, body, { sessionId, language }) => {
      assertMayMoveMoney(actor);
      const game = await findLaunchable(db, requireId(gameId));
      if (!game || (body.mode === 'demo' && !game.demo)) throw new AppError('not_found');
      const at = await currentTime(db, given?.());
      const expiresAt = new Date(at.getTime() + ticketSeconds * 1_000);
      const answer = (ticket: string | undefined): Launch => ({
        url: addressOf(game, body, language, ticket),
        expiresAt: expiresAt.toISOString(),
      });
      if (body.mode === 'demo') return answer(undefined);
      assertHasAgreed(await findHasAgreed(db, actor.id));
      const launchIds = { userId: actor.id, gameId: game.gameId };
      await assertNoOtherGame(db, launchIds, { rules, ...(given && { currentTime: given }) });
      const ticket = randomBytes(32).toString('base64url');
      await insertLaunch(db, {
        ticketHash: ticketHashOf(ticket),
        providerId: game.providerId,
        gameId: game.gameId,
        userId: actor.id,
        launchedIn: sessionId,
        language,
        at,
        expiresAt,
      });
      return answer(ticket);
    },
  };
}
