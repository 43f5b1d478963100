import type { Game, LedgerEntry, Play, User } from '@lobi/core/contract';
import { routeNames, routeOf, type RouteName } from '@lobi/core/routes';
import { apiSession, type ApiSession } from './api-session.ts';

/** Users who visit all screens; the first name is a demo account, a guest has none. */
export const visitors = ['guest', 'player', 'agent', 'admin', 'superadmin', 'declare'] as const;
export type Visitor = (typeof visitors)[number];

interface List<Row> {
  readonly data: readonly Row[];
}

/** Values for the parameters of every route, from the view of one user. */
export type Parameters = Readonly<Record<string, string>>;

const unknownId = '00000000-0000-7000-8000-000000000000';

/** First id of a list; an unknown id if the list is empty or denied. */
async function firstId(session: ApiSession, path: string): Promise<string> {
  const list = await session.get<List<{ id: string }>>(path).catch(() => undefined);
  return list?.data[0]?.id ?? unknownId;
}

/** Finds objects that a visitor may see: the visitor's wallet and transactions, a game, a channel. */
export async function parametersOf(origin: string, visitor: Visitor): Promise<Parameters> {
  const session = await apiSession(origin, visitor === 'guest' ? 'player' : visitor);
  const user = await session.get<User>('/api/auth/check');
  const { data: games } = await session.get<List<Game>>('/api/game');
  const seesOthers = visitor === 'admin' || visitor === 'superadmin';
  const own = `/api/wallet/${user.wallet.id}`;
  const transactions = seesOthers
    ? '/api/transaction?status=completed&sort=-createdAt'
    : `${own}/transaction`;
  const earner = seesOthers ? await apiSession(origin, 'agent') : session;
  const { wallet } = await earner.get<User>('/api/auth/check');
  return {
    userId: user.id,
    walletId: user.wallet.id,
    transactionId: await firstId(session, transactions),
    id: await firstId(session, transactions),
    earningId: await firstId(earner, `/api/wallet/${wallet.id}/earning`),
    channelId: await firstId(session, '/api/admin/channel'),
    gameId: games[0]?.id ?? unknownId,
    category: games[0]?.category ?? 'cockfight',
    provider: games[0]?.provider ?? 'lobi',
  };
}

/** Address of a route with its parameters filled in. */
export const addressOf = (name: RouteName, parameters: Parameters): string =>
  routeOf(name).path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(parameters[key] ?? unknownId),
  );

/**
 * Returns addresses of a page with query parameters: a game of each category, a play, an entry, a tab, a
 * request to review.
 */
export async function parameterAddressesOf(
  origin: string,
  visitor: Visitor,
): Promise<readonly string[]> {
  if (visitor === 'admin') {
    const { id } = await (await apiSession(origin, 'player')).get<User>('/api/auth/check');
    const admin = await apiSession(origin, visitor);
    const request = await firstId(admin, '/api/transaction?status=pending');
    return [
      ...['devices', 'exclusions'].map((tab) => `/user/${id}?tab=${tab}`),
      `/transaction/${request}`,
    ];
  }
  if (visitor !== 'player') return [];
  const session = await apiSession(origin, visitor);
  const { data: games } = await session.get<List<Game>>('/api/game?perPage=100');
  const byCategory = new Map(games.map((game) => [game.category, game]));
  const idOf = (engine: string): string =>
    games.find((game) => game.engine === engine)?.id ?? unknownId;
  const { data: play } = await session.post<{ data: Play }>(`/api/game/${idOf('dice')}/play`, {
    amount: '1000',
    choice: { direction: 'under', target: 5_000 },
  });
  const fights = byCategory.get('cockfight')?.id ?? unknownId;
  const { wallet } = await session.get<User>('/api/auth/check');
  const { data: entries } = await session.get<List<LedgerEntry>>(`/api/wallet/${wallet.id}/ledger`);
  return [
    ...[...byCategory.values()].map(({ id }) => `/game/${id}`),
    `/fairness?play=${play.id}`,
    `/fairness?game=${idOf('crash')}`,
    `/fairness?fight=${await firstId(session, `/api/game/${fights}/round`)}`,
    `/wallet/${wallet.id}/ledger?entry=${entries[0]?.version}`,
  ];
}

/** Routes with a screen at an address of their own: `root` redirects, and the terms share its address. */
export const visitedRoutes = routeNames.filter((name) => name !== 'root' && name !== 'terms');
