import { latestBets } from '../../contract/limits.ts';
import type { Round } from '../../contract/schemas/round.ts';
import { maskName } from '../../rules/public-name.ts';
import type { World } from './world.ts';

/** The latest bets of a round that is not settled, newest first, names masked. */
export const latestBetsOf = (
  { bets, users }: World,
  roundId: string,
): NonNullable<Round['latestBets']> =>
  bets
    .filter((bet) => bet.roundId === roundId && bet.status === 'placed')
    .slice(0, latestBets)
    .flatMap(({ id, walletId, selection, amount }) => {
      const player = [...users.values()].find(({ wallet }) => wallet.id === walletId);
      return selection === null || !player
        ? []
        : [{ id, name: maskName(player.username), selection, amount }];
    });
