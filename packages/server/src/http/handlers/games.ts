import { isAppError, type ApiName, type ErrorCode } from '@lobi/core/contract';
import type { RoundStep } from '@lobi/core/games';
import type { Actor } from '../../services/access/actor.ts';
import type { Call, Handlers } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

type GameRow = Extract<
  ApiName,
  `${'game' | 'favourite' | 'round' | 'event' | 'lobby'}.${string}` | 'bet.place'
>;

/** What a session that opens nothing is refused with. */
const notSignedIn: readonly ErrorCode[] = ['unauthenticated', 'expired', 'account_blocked'];

/** Games, their rounds, and the bets on them. */
export function createGameHandlers({
  services: { games, favourites, lobby, events, rounds, corrections, bets, poolProofs },
  auth,
  launches,
}: HandlerDependencies): Pick<Handlers, GameRow> {
  const step =
    (name: RoundStep) =>
    async ({ actor, params, body }: Call<`round.${RoundStep}`>) => ({
      data: await rounds.step(actor, params.roundId, name, body),
    });

  /** Who reads what anyone may read; a session that is over is a guest's. */
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
    'favourite.add': async ({ actor, params }) => {
      await favourites.add(actor, params.gameId);
      return undefined;
    },
    'favourite.remove': async ({ actor, params }) => {
      await favourites.remove(actor, params.gameId);
      return undefined;
    },
    'lobby.show': async () => ({ data: await lobby.show() }),
    'event.list': ({ params, query }) => events.list(params.gameId, query),
    'event.create': async ({ actor, params, body }) => ({
      data: await events.create(actor, params.gameId, body),
    }),
    'event.update': async ({ actor, params, body }) => ({
      data: await events.update(actor, params.eventId, body),
    }),
    'round.list': ({ actor, params, query }) => rounds.list(actor, params.gameId, query),
    'round.create': async ({ actor, params }) => ({
      data: await rounds.create(actor, params.gameId),
    }),
    'round.show': async ({ params }) => ({ data: await rounds.show(params.roundId) }),
    'round.proof': async ({ actor, params }) => ({
      data: await poolProofs.show(actor, params.roundId),
    }),
    'round.open': step('open'),
    'round.last-call': step('last-call'),
    'round.close': step('close'),
    'round.declare': step('declare'),
    'round.undo': step('undo'),
    'round.cancel': step('cancel'),
    'round.side': async ({ actor, params, body }) => ({
      data: await rounds.setSide(actor, params.roundId, body),
    }),
    'round.correct': async ({ actor, params, body }) => ({
      data: await corrections.request(actor, params.roundId, body),
    }),
    'round.decide-correction': async ({ actor, params, body }) => ({
      data: await corrections.decide(actor, params.roundId, body),
    }),
    'bet.place': async ({ session, params, body, idempotency, reply }) => {
      const bettor = { ...session.actor, sessionId: session.id };
      const { answer, replayed } = await bets.place(bettor, params.roundId, body, idempotency);
      if (replayed) reply.replayed();
      return answer;
    },
  };
}
