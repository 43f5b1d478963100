import { dashboardOf } from '../figures.ts';
import type { HandlersOf } from './call.ts';

/** Figures by role. */
export const dashboardHandlers: HandlersOf<'dashboard'> = {
  'dashboard.show': ({ world, caller, language }) => ({
    data: dashboardOf(world, caller(), language),
  }),
};
