import { pageSize } from '@lobi/core/contract';
import { listGames } from '../../store/games.ts';
import { toGame } from '../wire/to-game.ts';
import type { DashboardMaker } from './dashboard.ts';

/** Creates a declarator's dashboard: the games whose rounds the declarator runs. */
export const declareDashboard: DashboardMaker = async ({ db, currency, rules, engines }, actor) => {
  const { rows } = await listGames(
    db,
    { perPage: pageSize.max },
    { readerId: actor.id, enabledOnly: false, ownOnly: true, favouritesOnly: false },
  );
  const { policy } = rules;
  const games = rows.map((game) => toGame(game, { canManage: true, policy, engines }));
  return { role: 'declare', currency, games };
};
