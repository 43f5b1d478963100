import { placeBet } from '../rounds.ts';
import { only, pageOf, type HandlersOf } from './call.ts';
import { toPlayBet } from '../plays.ts';
import { ownerOf } from '../visibility.ts';

/** Bets: of a wallet, and on a round. */
export const betsHandlers: HandlersOf<'bet'> = {
  'bet.place': ({ world, caller, input: { params, body } }) =>
    placeBet(world, caller(), params.roundId, body),
  'bet.list': ({ world, caller, input: { params, query } }) => {
    ownerOf(world, caller(), params.walletId);
    const rows = [...world.bets, ...world.plays.map(toPlayBet)]
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
      .filter(only('walletId', params.walletId))
      .filter(only('status', query?.status))
      .filter(only('roundId', query?.roundId));
    return pageOf(rows, query, { payout: ({ payout }) => payout ?? '-1' });
  },
};
