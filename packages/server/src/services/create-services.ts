import { createAuditService, type AuditService } from './audit/audit.ts';
import { createPasswordLinkService, type PasswordLinkService } from './auth/password-links.ts';
import { createSecondFactorService, type SecondFactorService } from './auth/second-factors.ts';
import { createWithdrawalPinService, type WithdrawalPinService } from './auth/withdrawal-pins.ts';
import { createBetService, type BetService } from './betting/bets.ts';
import { createChangeService, type ChangeService } from './changes/changes.ts';
import { createChannelService, type ChannelService } from './payments/channels.ts';
import { createCorrectionService, type CorrectionService } from './games/corrections.ts';
import { createDashboardService, type DashboardService } from './dashboard/dashboard.ts';
import { createEarningService, type EarningService } from './earnings/earnings.ts';
import { createEventService, type EventService } from './games/events.ts';
import { createFavouriteService, type FavouriteService } from './games/favourites.ts';
import { createGameProviderService, type GameProviderService } from './providers/game-providers.ts';
import { createGameService, type GameService } from './games/games.ts';
import { createGatewayService, type GatewayService } from './payments/gateways.ts';
import { createLobbyService, type LobbyService } from './lobby/lobby.ts';
import { createLimitService, type LimitService } from './limits/limits.ts';
import {
  createNotificationService,
  type NotificationService,
} from './notifications/notifications.ts';
import { createPushService, type PushService } from './notifications/push.ts';
import { createNoteService, type NoteService } from './people/notes.ts';
import { createActivityService, type ActivityService } from './people/activity.ts';
import { createDownlineService, type DownlineService } from './people/downline.ts';
import { createUserManagement, type UserManagement } from './people/manage-users.ts';
import { createSessionService, type SessionService } from './people/sessions.ts';
import { createWalletFreezeService, type WalletFreezeService } from './wallets/wallet-freezes.ts';
import { createBreakService, type BreakService } from './protection/breaks.ts';
import { createExclusionService, type ExclusionService } from './protection/exclusions.ts';
import { createOpenGameService, type OpenGameService } from './protection/open-game.ts';
import { createPlaySessionService, type PlaySessionService } from './protection/play-session.ts';
import { createFairnessService, type FairnessService } from './plays/fairness.ts';
import { createPlayService, type PlayService } from './plays/plays.ts';
import { createPoolProofService, type PoolProofService } from './games/pool-proofs.ts';
import {
  createPaymentNoticeService,
  type PaymentNoticeService,
} from './payments/payment-notices.ts';
import { createReportService, type ReportService } from './reports/report.ts';
import { createRoundService, type RoundService } from './games/rounds.ts';
import type { ServiceDeps } from './service-deps.ts';
import { createSettingService, type SettingService } from './settings/settings.ts';
import { createTransactionService, type TransactionService } from './transactions/transactions.ts';
import {
  createClientErrorService,
  type ClientErrorService,
} from './client-errors/client-errors.ts';
import { createUserService, type UserService } from './people/users.ts';
import { createWalletService, type WalletService } from './wallets/wallets.ts';

/** All services of the platform. */
export interface Services {
  readonly users: UserService;
  readonly userManagement: UserManagement;
  readonly downline: DownlineService;
  readonly notes: NoteService;
  readonly activity: ActivityService;
  readonly sessions: SessionService;
  readonly passwordLinks: PasswordLinkService;
  readonly secondFactors: SecondFactorService;
  readonly withdrawalPins: WithdrawalPinService;
  readonly walletFreezes: WalletFreezeService;
  readonly limits: LimitService;
  readonly playSessions: PlaySessionService;
  readonly breaks: BreakService;
  readonly openGames: OpenGameService;
  readonly exclusions: ExclusionService;
  readonly notifications: NotificationService;
  readonly push: PushService;
  readonly dashboard: DashboardService;
  readonly wallets: WalletService;
  readonly transactions: TransactionService;
  readonly channels: ChannelService;
  readonly gateways: GatewayService;
  readonly gameProviders: GameProviderService;
  readonly paymentNotices: PaymentNoticeService;
  readonly earnings: EarningService;
  readonly games: GameService;
  readonly favourites: FavouriteService;
  readonly events: EventService;
  readonly lobby: LobbyService;
  readonly rounds: RoundService;
  readonly poolProofs: PoolProofService;
  readonly corrections: CorrectionService;
  readonly bets: BetService;
  readonly plays: PlayService;
  readonly fairness: FairnessService;
  readonly changes: ChangeService;
  readonly settings: SettingService;
  readonly audit: AuditService;
  readonly report: ReportService;
  readonly clientErrors: ClientErrorService;
}

/** Creates the services over one database. */
export function createServices(deps: ServiceDeps): Services {
  const users = createUserService(deps);
  const userManagement = createUserManagement(deps, users);
  const withdrawalPins = createWithdrawalPinService(deps);
  return {
    users,
    userManagement,
    downline: createDownlineService(deps),
    notes: createNoteService(deps),
    activity: createActivityService(deps),
    sessions: createSessionService(deps),
    passwordLinks: createPasswordLinkService(deps),
    secondFactors: createSecondFactorService(deps),
    withdrawalPins,
    walletFreezes: createWalletFreezeService(deps),
    limits: createLimitService(deps),
    playSessions: createPlaySessionService(deps),
    breaks: createBreakService(deps),
    openGames: createOpenGameService(deps),
    exclusions: createExclusionService(deps),
    notifications: createNotificationService(deps),
    push: createPushService(deps),
    dashboard: createDashboardService(deps),
    wallets: createWalletService(deps),
    transactions: createTransactionService(deps, withdrawalPins),
    channels: createChannelService(deps),
    gateways: createGatewayService(deps),
    gameProviders: createGameProviderService(deps),
    paymentNotices: createPaymentNoticeService(deps),
    earnings: createEarningService(deps),
    games: createGameService(deps),
    favourites: createFavouriteService(deps),
    lobby: createLobbyService(deps),
    events: createEventService(deps),
    rounds: createRoundService(deps),
    poolProofs: createPoolProofService(deps),
    corrections: createCorrectionService(deps),
    bets: createBetService(deps),
    plays: createPlayService(deps),
    fairness: createFairnessService(deps),
    changes: createChangeService(deps, users, userManagement),
    settings: createSettingService(deps),
    audit: createAuditService(deps),
    report: createReportService(deps),
    clientErrors: createClientErrorService(deps),
  };
}
