import { activityHandlers } from './activity.ts';
import { adminHandlers } from './admin.ts';
import { authHandlers } from './auth.ts';
import { betsHandlers } from './bets.ts';
import { breaksHandlers } from './breaks.ts';
import { broadcastingHandlers } from './broadcasting.ts';
import type { Handlers } from './call.ts';
import { channelsHandlers } from './channels.ts';
import { dashboardHandlers } from './dashboard.ts';
import { earningsHandlers } from './earnings.ts';
import { eventsHandlers } from './events.ts';
import { exclusionsHandlers } from './exclusions.ts';
import { fairnessHandlers } from './fairness.ts';
import { favouritesHandlers } from './favourites.ts';
import { gamesHandlers } from './games.ts';
import { ledgerHandlers } from './ledger.ts';
import { limitsHandlers } from './limits.ts';
import { lobbyHandlers } from './lobby.ts';
import { notesHandlers } from './notes.ts';
import { notificationsHandlers } from './notifications.ts';
import { openGameHandlers } from './open-game.ts';
import { playSessionHandlers } from './play-session.ts';
import { playsHandlers } from './plays.ts';
import { pushHandlers } from './push.ts';
import { realityCheckHandlers } from './reality-check.ts';
import { roundsHandlers } from './rounds.ts';
import { secondFactorHandlers } from './second-factor.ts';
import { sessionsHandlers } from './sessions.ts';
import { settingsHandlers } from './settings.ts';
import { tablesHandlers } from './tables.ts';
import { transactionsHandlers } from './transactions.ts';
import { clientErrorHandlers } from './client-error.ts';
import { usersHandlers } from './users.ts';
import { walletsHandlers } from './wallets.ts';
import { withdrawalPinHandlers } from './withdrawal-pin.ts';

/** One handler for each row of the API table. */
export const handlers: Handlers = {
  ...settingsHandlers,
  ...authHandlers,
  ...broadcastingHandlers,
  ...secondFactorHandlers,
  ...withdrawalPinHandlers,
  ...dashboardHandlers,
  ...usersHandlers,
  ...activityHandlers,
  ...sessionsHandlers,
  ...limitsHandlers,
  ...notificationsHandlers,
  ...pushHandlers,
  ...notesHandlers,
  ...exclusionsHandlers,
  ...walletsHandlers,
  ...ledgerHandlers,
  ...transactionsHandlers,
  ...betsHandlers,
  ...earningsHandlers,
  ...channelsHandlers,
  ...gamesHandlers,
  ...favouritesHandlers,
  ...roundsHandlers,
  ...eventsHandlers,
  ...playsHandlers,
  ...tablesHandlers,
  ...fairnessHandlers,
  ...lobbyHandlers,
  ...adminHandlers,
  ...playSessionHandlers,
  ...realityCheckHandlers,
  ...breaksHandlers,
  ...openGameHandlers,
  ...clientErrorHandlers,
};
