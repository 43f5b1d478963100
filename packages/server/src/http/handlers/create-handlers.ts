import type { Handlers } from '../call.ts';
import { createActivityHandlers } from './activity.ts';
import { createAdminHandlers } from './admin.ts';
import { createAuthHandlers } from './auth.ts';
import { createBetHandlers } from './bets.ts';
import { createBreakHandlers } from './breaks.ts';
import { createBroadcastingHandlers } from './broadcasting.ts';
import { createChannelHandlers } from './channels.ts';
import { createDashboardHandlers } from './dashboard.ts';
import type { HandlerDependencies } from './dependencies.ts';
import { createEarningHandlers } from './earnings.ts';
import { createEventHandlers } from './events.ts';
import { createExclusionHandlers } from './exclusions.ts';
import { createFairnessHandlers } from './fairness.ts';
import { createFavouriteHandlers } from './favourites.ts';
import { createGameHandlers } from './games.ts';
import { createLedgerHandlers } from './ledger.ts';
import { createLimitHandlers } from './limits.ts';
import { createLobbyHandlers } from './lobby.ts';
import { createNoteHandlers } from './notes.ts';
import { createNotificationHandlers } from './notifications.ts';
import { createOpenGameHandlers } from './open-game.ts';
import { createPlaySessionHandlers } from './play-session.ts';
import { createPlayHandlers } from './plays.ts';
import { createPushHandlers } from './push.ts';
import { createRealityCheckHandlers } from './reality-check.ts';
import { createRoundHandlers } from './rounds.ts';
import { createSecondFactorHandlers } from './second-factor.ts';
import { createSessionHandlers } from './sessions.ts';
import { createSettingsHandlers } from './settings.ts';
import { createTableHandlers } from './tables.ts';
import { createTransactionHandlers } from './transactions.ts';
import { createClientErrorHandlers } from './client-error.ts';
import { createUserHandlers } from './users.ts';
import { createWalletHandlers } from './wallets.ts';
import { createWithdrawalPinHandlers } from './withdrawal-pin.ts';

export type { HandlerDependencies } from './dependencies.ts';

/** Creates one handler per row of the API table; each calls the service that does the work. */
export function createHandlers(dependencies: HandlerDependencies): Handlers {
  return {
    ...createSettingsHandlers(dependencies),
    ...createAuthHandlers(dependencies),
    ...createBroadcastingHandlers(dependencies),
    ...createSecondFactorHandlers(dependencies),
    ...createWithdrawalPinHandlers(dependencies),
    ...createDashboardHandlers(dependencies),
    ...createUserHandlers(dependencies),
    ...createActivityHandlers(dependencies),
    ...createSessionHandlers(dependencies),
    ...createLimitHandlers(dependencies),
    ...createNotificationHandlers(dependencies),
    ...createPushHandlers(dependencies),
    ...createNoteHandlers(dependencies),
    ...createExclusionHandlers(dependencies),
    ...createWalletHandlers(dependencies),
    ...createLedgerHandlers(dependencies),
    ...createTransactionHandlers(dependencies),
    ...createBetHandlers(dependencies),
    ...createEarningHandlers(dependencies),
    ...createChannelHandlers(dependencies),
    ...createGameHandlers(dependencies),
    ...createFavouriteHandlers(dependencies),
    ...createRoundHandlers(dependencies),
    ...createEventHandlers(dependencies),
    ...createPlayHandlers(dependencies),
    ...createTableHandlers(dependencies),
    ...createFairnessHandlers(dependencies),
    ...createLobbyHandlers(dependencies),
    ...createAdminHandlers(dependencies),
    ...createPlaySessionHandlers(dependencies),
    ...createRealityCheckHandlers(dependencies),
    ...createBreakHandlers(dependencies),
    ...createOpenGameHandlers(dependencies),
    ...createClientErrorHandlers(dependencies),
  };
}
