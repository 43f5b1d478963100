import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';
import { keyed } from './keyed.ts';

/** Plays on built-in games. */
export function createPlayHandlers({
  services: { plays },
}: HandlerDependencies): HandlersOf<'play'> {
  return {
    'play.create': ({ actor, params, body, idempotency, reply }) =>
      keyed(reply, plays.create(actor, params.gameId, body, idempotency)),
    'play.step': ({ actor, params, body, idempotency, reply }) =>
      keyed(reply, plays.step(actor, params.playId, body, idempotency)),
    'play.show': async ({ actor, params }) => ({ data: await plays.show(actor, params.playId) }),
    'play.list': ({ actor, params, query }) => plays.list(actor, params.gameId, query),
  };
}
