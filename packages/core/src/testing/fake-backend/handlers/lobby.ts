import type { lobbyApi } from '../../../contract/api/lobby.ts';
import type { Handlers } from './call.ts';

const most = 20;

/** Popular and new games, and wins, of what happened in the world so far. */
export const lobbyHandlers: Handlers<keyof typeof lobbyApi> = {
  'lobby.show': ({ world }) => {
    const games = [...world.games.values()];
    const stakes = (gameId: string): number =>
      world.bets.filter(({ game }) => game.id === gameId).length;
    const wins = world.bets.flatMap(({ id, walletId, game, status, amount, payout, ...bet }) => {
      const player = [...world.users.values()].find(({ wallet }) => wallet.id === walletId);
      if (status !== 'won' || payout === null || bet.settledAt === null || !player) return [];
      const name = `${player.username.slice(0, 1)}***${player.username.slice(-1)}`;
      const { currency, settledAt: at } = bet;
      const { id: gameId, title } = game;
      return [{ id, name, game: { id: gameId, title }, stake: amount, payout, currency, at }];
    });
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
        wins: wins.slice(0, most),
      },
    };
  },
};
