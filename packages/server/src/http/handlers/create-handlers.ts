import type { Handlers } from '../call.ts';
import { createAdminHandlers } from './admin.ts';
import { createAuthHandlers } from './auth.ts';
import type { HandlerDependencies } from './dependencies.ts';
import { createGameHandlers } from './games.ts';
import { createMoneyHandlers } from './money.ts';
import { createPeopleHandlers } from './people.ts';
import { createPlayHandlers } from './plays.ts';
import { createExclusionHandlers } from './exclusions.ts';
import { createProtectionHandlers } from './protection.ts';
import { createSecondFactorHandlers } from './second-factor.ts';
import { createTableHandlers } from './tables.ts';
import { createTroubleHandlers } from './trouble.ts';
import { createWithdrawalPinHandlers } from './withdrawal-pin.ts';

export type { HandlerDependencies } from './dependencies.ts';

/** One handler per row of the API table: it names the service that does the work. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  return {
    ...createAuthHandlers(dependencies),
    ...createSecondFactorHandlers(dependencies),
    ...createWithdrawalPinHandlers(dependencies),
    ...createPeopleHandlers(dependencies),
    ...createMoneyHandlers(dependencies),
    ...createGameHandlers(dependencies),
    ...createPlayHandlers(dependencies),
    ...createTableHandlers(dependencies),
    ...createAdminHandlers(dependencies),
    ...createProtectionHandlers(dependencies),
    ...createExclusionHandlers(dependencies),
    ...createTroubleHandlers(dependencies),
  };
}
