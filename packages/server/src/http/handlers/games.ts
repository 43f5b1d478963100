import { isAppError, type ErrorCode } from '@lobi/core/contract';
import type { Actor } from '../../services/access/actor.ts';
import type { Call, HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Error codes of a token without a session. */
const notSignedIn: readonly ErrorCode[] = ['unauthenticated', 'expired', 'account_blocked'];

/** Handlers to list, create, change and launch games. */
export function createGameHandlers({
  services: { games },
  auth,
  launches,
}: HandlerDependencies): HandlersOf<'game'> {
  /** Returns the viewer of public data; an expired session counts as a guest. */
  const readerOf = async ({ credentials }: Call<'game.list'>): Promise<Actor | undefined> => {
    try {
      return (await auth.authenticate(credentials)).actor;
    } catch (error) {
      if (isAppError(error) && notSignedIn.includes(error.code)) return undefined;
      throw error;
    }
  };

  return {
    'game.list': async (call) => games.list(call.query, await readerOf(call)),
    'game.show': async ({ actor, params }) => ({ data: await games.show(params.gameId, actor) }),
    'game.create': async ({ actor, body }) => ({ data: await games.create(actor, body) }),
    'game.update': async ({ actor, params, body }) => ({
      data: await games.update(actor, params.gameId, body),
    }),
    'game.launch': async ({ actor, session, params, body, language }) => ({
      data: await launches.launch(actor, params.gameId, body, { sessionId: session.id, language }),
    }),
  };
}
