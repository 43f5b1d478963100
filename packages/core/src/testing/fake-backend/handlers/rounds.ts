import { isStaff } from '../../../contract/roles.ts';
import type { ApiName } from '../../../contract/api/index.ts';
import { AppError } from '../../../contract/error-codes.ts';
import type { Round } from '../../../contract/schemas/round.ts';
import { assertMayManageGame, gameControlsOf } from '../game-controls.ts';
import { recordActivity } from '../news.ts';
import { decideCorrection, forStaff, requestCorrection } from '../corrections.ts';
import { poolProofOf } from '../pool-proofs.ts';
import { createRound, roundSteps, setSide } from '../rounds.ts';
import { requireFound, type World } from '../world.ts';
import { only, pageOf, type FakeCall, type HandlersOf } from './call.ts';

/** Executes and records a step of the console, on a round of a game that the caller manages. */
function ran(
  { world, caller }: Pick<FakeCall<ApiName>, 'world' | 'caller'>,
  gameId: string,
  step: () => Round,
): { data: Round } {
  assertMayManageGame(world, caller(), gameId);
  const data = step();
  recordActivity(world, caller().id, 'round-change', { kind: 'round', id: data.id });
  return { data };
}

const gameOf = (world: World, roundId: string): string =>
  requireFound(world.rounds.get(roundId)).gameId;

/** Rounds of a game and the declare console. */
export const roundsHandlers: HandlersOf<'round'> = {
  'round.list': ({ world, caller, input: { params, query } }) => {
    requireFound(world.games.get(params.gameId));
    const rows = [...world.rounds.values()]
      .filter(only('gameId', params.gameId))
      .sort((a, b) => b.number - a.number);
    const readsNotes = isStaff(caller());
    return pageOf(readsNotes ? rows.map((round) => forStaff(world, round)) : rows, query);
  },
  'round.show': ({ world, input: { params } }) => ({
    data: requireFound(world.rounds.get(params.roundId)),
  }),
  'round.proof': async ({ world, caller, input: { params } }) => ({
    data: await poolProofOf(world, caller(), requireFound(world.rounds.get(params.roundId))),
  }),
  'round.create': ({ world, caller, input: { params } }) => {
    const { enabled, minimumOdds } = gameControlsOf(world, params.gameId);
    if (!enabled) throw new AppError('round_state');
    return ran({ world, caller }, params.gameId, () =>
      createRound(world, params.gameId, minimumOdds),
    );
  },
  'round.open': ({ input: { params }, ...call }) =>
    ran(call, gameOf(call.world, params.roundId), () =>
      roundSteps.open(call.world, params.roundId),
    ),
  'round.last-call': ({ input: { params }, ...call }) =>
    ran(call, gameOf(call.world, params.roundId), () =>
      roundSteps.lastCall(call.world, params.roundId),
    ),
  'round.close': ({ input: { params }, ...call }) =>
    ran(call, gameOf(call.world, params.roundId), () =>
      roundSteps.close(call.world, params.roundId),
    ),
  'round.declare': ({ input: { params, body }, ...call }) =>
    ran(call, gameOf(call.world, params.roundId), () =>
      roundSteps.declare(call.world, params.roundId, body.result),
    ),
  'round.undo': ({ input: { params }, ...call }) =>
    ran(call, gameOf(call.world, params.roundId), () =>
      roundSteps.undo(call.world, params.roundId),
    ),
  'round.cancel': ({ input: { params }, ...call }) =>
    ran(call, gameOf(call.world, params.roundId), () =>
      roundSteps.cancel(call.world, params.roundId),
    ),
  'round.side': ({ input: { params, body }, ...call }) =>
    ran(call, gameOf(call.world, params.roundId), () => setSide(call.world, params.roundId, body)),
  'round.correct': ({ input: { params, body }, ...call }) =>
    ran(call, gameOf(call.world, params.roundId), () =>
      requestCorrection(call.world, call.caller(), params.roundId, body),
    ),
  'round.decide-correction': ({ input: { params, body }, ...call }) =>
    ran(call, gameOf(call.world, params.roundId), () =>
      decideCorrection(call.world, call.caller(), params.roundId, body.approve),
    ),
};
