import { choosePopular } from '../../../rules/popular-games.ts';
import { jackpotsOf } from '../jackpots.ts';
import { winsOf } from '../wins.ts';
import type { HandlersOf } from './call.ts';

const maximum = 20;

/** Handlers of the lobby: popular and new games, wins and jackpots of the world so far. */
export const lobbyHandlers: HandlersOf<'lobby'> = {
  'lobby.show': ({ world }) => {
    const games = [...world.games.values()];
    const stakesOn = (gameId: string): number =>
      [...world.bets, ...world.plays].filter(({ game }) => game.id === gameId).length;
    const counted = games.map(({ id, category }) => ({ id, category, stakes: stakesOn(id) }));
    return {
      data: {
        popular: choosePopular(counted, maximum),
        fresh: games
          .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
          .map(({ id }) => id)
          .slice(0, maximum),
        wins: winsOf(world),
        jackpots: jackpotsOf(world),
      },
    };
  },
};
