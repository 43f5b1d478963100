import type { Dashboard, Language, Role } from '@lobi/core/contract';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { agentDashboard } from './agent-dashboard.ts';
import { declareDashboard } from './declare-dashboard.ts';
import { playerDashboard } from './player-dashboard.ts';
import { staffDashboard } from './staff-dashboard.ts';

export interface DashboardService {
  /** Data of the dashboard for the actor's role. */
  show(actor: Actor, language: Language): Promise<Dashboard>;
}

/** Creates the dashboard of a role. */
export type DashboardMaker = (
  deps: ServiceDeps,
  actor: Actor,
  language: Language,
) => Promise<Dashboard>;

const makers: Readonly<Record<Role, DashboardMaker>> = {
  player: playerDashboard,
  agent: agentDashboard,
  admin: staffDashboard,
  superadmin: staffDashboard,
  declare: declareDashboard,
};

export const createDashboardService = (deps: ServiceDeps): DashboardService => ({
  show: (actor, language) => makers[actor.role](deps, actor, language),
});
