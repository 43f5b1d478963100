import { formatMoney, pageSize } from '@lobi/core/contract';
import { openBetsOf } from '../../store/figures.ts';
import { gamesPlayedLast } from '../../store/games.ts';
import { listTransactions } from '../../store/transactions.ts';
import { toGame } from '../wire/to-game.ts';
import { toTransaction } from '../wire/to-transaction.ts';
import type { DashboardMaker } from './dashboard.ts';

/** Maximum recently played games. @source ours */
const maxGames = 6;

/** Creates a player's dashboard: balance and everything in progress. */
export const playerDashboard: DashboardMaker = async (
  { db, currency, rules, engines },
  actor,
  language,
) => {
  const { walletId } = actor;
  const openOf = (type: 'deposit' | 'withdraw', status: 'pending' | 'processing') =>
    listTransactions(db, walletId, { type, status, perPage: pageSize.max });
  const pages = await Promise.all([
    openOf('deposit', 'pending'),
    openOf('deposit', 'processing'),
    openOf('withdraw', 'pending'),
    openOf('withdraw', 'processing'),
  ]);
  const open = pages
    .flatMap(({ rows }) => rows)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const { count, amount } = await openBetsOf(db, walletId);
  const games = await gamesPlayedLast(db, actor, maxGames);
  return {
    role: 'player',
    currency,
    openBets: { count, amount: formatMoney(amount, currency) },
    openTransactions: open.map((row) =>
      toTransaction(row, { walletId, role: actor.role, language }),
    ),
    continueGames: games.map((game) =>
      toGame(game, { canManage: false, policy: rules.policy, engines }),
    ),
  };
};
