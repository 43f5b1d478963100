import type { ApiName } from '@lobi/core/contract';
import type { KeyedAnswer } from '../../services/concurrency/keyed-answer.ts';
import type { CallReply, Handlers } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

type PlayRow = Extract<ApiName, `${'play' | 'fairness'}.${string}`>;

/** An answer that may be an earlier one repeated, which the reply then says. */
async function keyed<Answer>(
  reply: CallReply,
  answering: Promise<KeyedAnswer<Answer>>,
): Promise<Answer> {
  const { answer, replayed } = await answering;
  if (replayed) reply.replayed();
  return answer;
}

/** Plays on games of the house, and the seeds that decide them. */
export function createPlayHandlers({
  services: { plays, fairness },
}: HandlerDependencies): Pick<Handlers, PlayRow> {
  return {
    'play.create': ({ actor, params, body, idempotency, reply }) =>
      keyed(reply, plays.create(actor, params.gameId, body, idempotency)),
    'play.step': ({ actor, params, body, idempotency, reply }) =>
      keyed(reply, plays.step(actor, params.playId, body, idempotency)),
    'play.show': async ({ actor, params }) => ({ data: await plays.show(actor, params.playId) }),
    'play.list': ({ actor, params, query }) => plays.list(actor, params.gameId, query),
    'fairness.show': async ({ actor }) => ({ data: await fairness.show(actor) }),
    'fairness.rotate': async ({ actor, body }) => ({
      data: await fairness.rotate(actor, body.clientSeed),
    }),
  };
}
