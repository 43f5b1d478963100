import { jackpotsOf } from '../jackpots.ts';
import { winsOf } from '../wins.ts';
import type { HandlersOf } from './call.ts';

const most = 20;

/** Popular and new games, wins and jackpots, of what happened in the world so far. */
export const lobbyHandlers: HandlersOf<'lobby'> = {
  'lobby.show': ({ world }) => {
    const games = [...world.games.values()];
    const stakes = (gameId: string): number =>
      world.bets.filter(({ game }) => game.id === gameId).length;
    return {
      data: {
        popular: games
          .filter(({ id }) => stakes(id) > 0)
          .toSorted((one, other) => stakes(other.id) - stakes(one.id))
          .map(({ id }) => id)
          .slice(0, most),
        fresh: games
          .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
          .map(({ id }) => id)
          .slice(0, most),
        wins: winsOf(world),
        jackpots: jackpotsOf(world),
      },
    };
  },
};
