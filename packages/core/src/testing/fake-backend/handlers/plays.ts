import { AppError } from '../../../contract/error-codes.ts';
import { createPlay, shown, stepPlay } from '../plays.ts';
import { ownerOf } from '../sight.ts';
import { joinTable, leaveTable } from '../tables.ts';
import { found } from '../world.ts';
import { only, pageOf, type HandlersOf } from './call.ts';

/** Plays on built-in games. */
export const playsHandlers: HandlersOf<'play'> = {
  'play.create': ({ world, caller, input: { params, body } }) => {
    if (world.desks.get(params.gameId)?.enabled === false) throw new AppError('bet_closed');
    const create = world.tables.has(params.gameId) ? joinTable : createPlay;
    return create(world, caller(), params.gameId, body);
  },
  'play.step': ({ world, caller, input: { params, body } }) => {
    const isAtTable = world.plays.some(({ id, round }) => id === params.playId && round !== null);
    return isAtTable
      ? leaveTable(world, caller(), params.playId)
      : stepPlay(world, caller(), params.playId, body);
  },
  'play.show': ({ world, caller, input: { params } }) => {
    const play = found(world.plays.find(({ id }) => id === params.playId));
    ownerOf(world, caller(), play.walletId);
    return { data: shown(world, play) };
  },
  'play.list': ({ world, caller, input: { params, query } }) => {
    const { wallet } = caller();
    found(world.games.get(params.gameId));
    const rows = world.plays
      .filter(({ walletId, game }) => walletId === wallet.id && game.id === params.gameId)
      .filter(only('status', query?.status))
      .map((play) => shown(world, play));
    return pageOf(rows, query);
  },
};
