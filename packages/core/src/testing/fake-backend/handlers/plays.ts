import { shotOf } from '../../../games/fishing/shot.ts';
import { maskName } from '../../../rules/public-name.ts';
import { createPlay, requireOpen, shown, stepPlay } from '../plays.ts';
import { ownerOf } from '../visibility.ts';
import { joinTable, leaveTable } from '../tables.ts';
import { requireFound } from '../world.ts';
import { only, pageOf, type HandlersOf } from './call.ts';

/** Plays on built-in games. */
export const playsHandlers: HandlersOf<'play'> = {
  'play.create': async ({ world, caller, input: { params, body } }) => {
    requireOpen(world, params.gameId);
    const create = world.tables.has(params.gameId) ? joinTable : createPlay;
    const user = caller();
    const answer = await create(world, user, params.gameId, body);
    const shot = shotOf(answer.data);
    const name = maskName(user.username);
    if (shot) world.announce.shot(params.gameId, { ...shot, name });
    return answer;
  },
  'play.step': ({ world, caller, input: { params, body } }) => {
    const isAtTable = world.plays.some(({ id, round }) => id === params.playId && round !== null);
    return isAtTable
      ? leaveTable(world, caller(), params.playId)
      : stepPlay(world, caller(), params.playId, body);
  },
  'play.show': ({ world, caller, input: { params } }) => {
    const play = requireFound(world.plays.find(({ id }) => id === params.playId));
    ownerOf(world, caller(), play.walletId);
    return { data: shown(world, play) };
  },
  'play.list': ({ world, caller, input: { params, query } }) => {
    const { wallet } = caller();
    requireFound(world.games.get(params.gameId));
    const rows = world.plays
      .filter(({ walletId, game }) => walletId === wallet.id && game.id === params.gameId)
      .filter(only('status', query?.status))
      .map((play) => shown(world, play));
    return pageOf(rows, query);
  },
};
