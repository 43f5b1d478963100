import type { ApiName } from '../../../contract/api/index.ts';
import { adminHandlers } from './admin.ts';
import { authHandlers } from './auth.ts';
import type { Handlers } from './call.ts';
import { exclusionHandlers } from './exclusions.ts';
import { gamesHandlers } from './games.ts';
import { lobbyHandlers } from './lobby.ts';
import { moneyHandlers } from './money.ts';
import { noteHandlers } from './notes.ts';
import { peopleHandlers } from './people.ts';
import { providerHandlers } from './providers.ts';
import { secondFactorHandlers } from './second-factor.ts';
import { tableHandlers } from './tables.ts';
import { playHandlers } from './plays.ts';
import { protectionHandlers } from './protection.ts';
import { withdrawalPinHandlers } from './withdrawal-pin.ts';

/** One handler for each row of the API table. */
export const handlers: Handlers<ApiName> = {
  ...authHandlers,
  ...secondFactorHandlers,
  ...withdrawalPinHandlers,
  ...peopleHandlers,
  ...noteHandlers,
  ...exclusionHandlers,
  ...moneyHandlers,
  ...gamesHandlers,
  ...lobbyHandlers,
  ...tableHandlers,
  ...playHandlers,
  ...protectionHandlers,
  ...providerHandlers,
  ...adminHandlers,
  'trouble.report': () => undefined,
};
