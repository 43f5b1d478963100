import type { Win } from '../../contract/schemas/lobby.ts';
import { maskName } from '../../rules/public-name.ts';
import type { World } from './world.ts';

const maximum = 20;

/** Wins in the fake backend, at most `maximum`, with masked usernames. */
export function winsOf(world: World): Win[] {
  const wins = world.bets.flatMap(({ id, walletId, game, status, amount, payout, ...bet }) => {
    const player = [...world.users.values()].find(({ wallet }) => wallet.id === walletId);
    if (status !== 'won' || payout === null || bet.settledAt === null || !player) return [];
    const name = maskName(player.username);
    const { currency, settledAt: at } = bet;
    const { id: gameId, title } = game;
    return [{ id, name, game: { id: gameId, title }, stake: amount, payout, currency, at }];
  });
  return wins.slice(0, maximum);
}
