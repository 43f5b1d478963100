import { authApi } from './auth.ts';
import { clientErrorApi } from './client-error.ts';
import { gamesApi } from './games.ts';
import { lobbyApi } from './lobby.ts';
import { settingsApi } from './settings.ts';

/**
 * Rows of the API table that pages of visitors call. The API client contains them, so that a first visit
 * does not load the schemas of wallets, reports and administration. @source ours
 */
export const visitorApi = {
  ...settingsApi,
  ...authApi,
  ...gamesApi,
  ...lobbyApi,
  ...clientErrorApi,
};
