import type { RoundStep } from '@lobi/core/games';
import type { Call, HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Rounds of a game and the declare console. */
export function createRoundHandlers({
  services: { rounds, corrections, poolProofs },
}: HandlerDependencies): HandlersOf<'round'> {
  const step =
    (name: RoundStep) =>
    async ({ actor, params, body }: Call<`round.${RoundStep}`>) => ({
      data: await rounds.step(actor, params.roundId, name, body),
    });

  return {
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
  };
}
