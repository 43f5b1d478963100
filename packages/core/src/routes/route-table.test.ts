import { describe, expect, it } from 'vitest';
import { routeOf, type RouteName, type RouteRow } from './route-table.ts';

type Row = readonly [
  path: string,
  query?: readonly string[] | undefined,
  layout?: RouteRow['layout'],
];

/**
 * Spec §2, transcribed by hand: path, query parameters and layout of each route. The areas of players,
 * agents and admins render bare, and `game.show` has no sidebar. Ours are the path of `error.403` and
 * the query of `ledger.index`.
 */
const specified: Partial<Record<RouteName, Row>> = {
  root: ['/'],
  terms: ['/'],
  login: ['/login'],
  'auth.register': ['/register', ['referral']],
  dashboard: ['/dashboard'],
  'user.index': ['/user', ['role', 'status']],
  'user.show': ['/user/:userId'],
  'user.edit': ['/user/:userId/edit'],
  'activity.index': ['/user/:userId/activity'],
  'wallet.show': ['/wallet/:walletId'],
  'ledger.index': ['/wallet/:walletId/ledger', ['entry']],
  'transaction.index': ['/wallet/:walletId/transaction'],
  'transaction.create': ['/wallet/:walletId/transaction/create', ['type']],
  'transaction.show': ['/transaction/:transactionId'],
  'bet.index': ['/wallet/:walletId/bet'],
  'earning.index': ['/wallet/:walletId/earning'],
  'earning.show': ['/earning/:earningId'],
  'game.index': ['/game'],
  'game.live': ['/game/live/:category'],
  'game.casino': ['/game/casino/:category'],
  'game.provider': ['/game/provider/:provider'],
  'game.create': ['/game/create'],
  'game.show': ['/game/:gameId', undefined, 'game'],
  'player.dashboard': ['/player/dashboard', undefined, 'bare'],
  'player.wallet.deposit': ['/player/wallet/deposit', undefined, 'bare'],
  'player.wallet.withdraw': ['/player/wallet/withdraw', undefined, 'bare'],
  'player.transaction.show': ['/player/transaction/:id', undefined, 'bare'],
  'agent.dashboard': ['/agent/dashboard', undefined, 'bare'],
  'agent.wallet.deposit': ['/agent/wallet/deposit', undefined, 'bare'],
  'agent.wallet.withdraw': ['/agent/wallet/withdraw', undefined, 'bare'],
  'agent.transaction.show': ['/agent/transaction/:id', undefined, 'bare'],
  'admin.dashboard': ['/admin/dashboard', undefined, 'bare'],
  'admin.gateway': ['/admin/gateway', undefined, 'bare'],
  'admin.channel': ['/admin/channel', undefined, 'bare'],
  'admin.channel.create': ['/admin/channel/create', undefined, 'bare'],
  'admin.channel.edit': ['/admin/channel/:channelId/edit', undefined, 'bare'],
  'admin.transaction': ['/admin/transaction', undefined, 'bare'],
  'admin.transaction.show': ['/admin/transaction/:transactionId', undefined, 'bare'],
  'error.403': ['/403'],
};

describe('the route table', () => {
  const rows = (Object.entries(specified) as [RouteName, Row][]).map(([name, row]) => ({
    name,
    row,
  }));

  // id: route-table-shapes
  it.each(rows)(
    '$name has the path, query and layout of the specification',
    ({ name, row: [path, query, layout = 'shell'] }) => {
      const { path: actualPath, query: actualQuery, layout: actualLayout } = routeOf(name);
      expect([actualPath, actualQuery, actualLayout]).toEqual([path, query, layout]);
    },
  );
});
