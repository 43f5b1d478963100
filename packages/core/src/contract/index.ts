export {
  AppError,
  errorCodes,
  isAppError,
  type AppErrorOptions,
  type ErrorCode,
  type FieldErrors,
} from './error-codes.ts';
export {
  apiTable,
  successStatus,
  type ApiAnswer,
  type ApiInput,
  type ApiName,
  type ApiTable,
} from './api/index.ts';
export type { ApiRow, CallAccess } from './api/api-row.ts';
export {
  channelName,
  channels,
  parseChannelName,
  wireChannelName,
  type ChannelKey,
  type ChannelPayload,
  type ChannelRow,
} from './channels.ts';
export {
  basisPoints,
  httpTimeoutMs,
  languages,
  loadingOverlay,
  minimumAge,
  pageSize,
  passwordLength,
  tokenStorageKey,
  usernamePattern,
  type Language,
} from './limits.ts';
export {
  currencies,
  currencyDecimals,
  formatMoney,
  parseMoney,
  shareOf,
  sumMoney,
  type Currency,
} from './money.ts';
export { roles, type Role } from './roles.ts';
export { feeOf, ownFeeOf, type FeeRule } from './fee.ts';
export {
  activityActions,
  betStatuses,
  channelDirections,
  channelKinds,
  earningStatuses,
  earningTypes,
  feePayers,
  gameCategories,
  ledgerKinds,
  ledgerStatuses,
  playStatuses,
  tablePhases,
  limitKinds,
  limitPeriods,
  notificationKinds,
  roundResults,
  roundStatuses,
  selections,
  transactionStatuses,
  transactionTypes,
  userStatuses,
  type ActivityAction,
  type BetStatus,
  type ChannelDirection,
  type ChannelKind,
  type EarningStatus,
  type EarningType,
  type FeePayer,
  type GameCategory,
  type LedgerKind,
  type LedgerStatus,
  type LimitKind,
  type LimitPeriod,
  type NotificationKind,
  type PlayStatus,
  type TablePhase,
  type RoundResult,
  type RoundStatus,
  type Selection,
  type TransactionStatus,
  type TransactionType,
  type UserStatus,
} from './statuses.ts';
export type { Activity, DeviceSession, Notification } from './schemas/activity.ts';
export { auditSchema, type Audit } from './schemas/audit.ts';
export { changeSchema, type Change } from './schemas/change.ts';
export type {
  AdminChannel,
  Channel,
  ChannelCreate,
  ChannelUpdate,
  FeeRuleBody,
  Gateway,
  GatewayUpdate,
} from './schemas/channel.ts';
export type { Dashboard, DayFigures, ReportRow } from './schemas/dashboard.ts';
export type { Limit, LimitConfirm, LimitSet } from './schemas/limit.ts';
export { betPlaceSchema, betSchema, type Bet, type BetPlace } from './schemas/bet.ts';
export { errorSchema, type ErrorBody, type Meta } from './schemas/common.ts';
export {
  earningSchema,
  type Earning,
  type EarningDetail,
  type EarningTotals,
} from './schemas/earning.ts';
export { gameSchema, type Game, type GameCreate, type GameUpdate } from './schemas/game.ts';
export { gameRoundSchema, type GameRound } from './schemas/game-round.ts';
export { ledgerEntrySchema, type LedgerEntry } from './schemas/ledger-entry.ts';
export { isNewerRound } from './newer-round.ts';
export {
  playSchema,
  type Play,
  type PlayCreate,
  type PlayFairness,
  type PlayStep,
} from './schemas/play.ts';
export { tableSchema, type Table, type TableState } from './schemas/table.ts';
export type { Fairness, Revealed, Seeds } from './schemas/fairness.ts';
export { roundSchema, type Round } from './schemas/round.ts';
export { settingsSchema, type Settings } from './schemas/settings.ts';
export {
  transactionCreateSchema,
  transactionSchema,
  type Proof,
  type QueueCounts,
  type Transaction,
  type TransactionCreate,
  type TransactionDetail,
} from './schemas/transaction.ts';
export {
  loginSchema,
  passwordChangeSchema,
  passwordSchema,
  registerSchema,
  usernameSchema,
  userRowSchema,
  userSchema,
  userUpdateSchema,
  type Login,
  type Register,
  type DownlineMember,
  type PasswordChange,
  type User,
  type UserCreate,
  type UserDetail,
  type UserRow,
  type UserStatusChange,
  type UserUpdate,
} from './schemas/user.ts';
export {
  walletDetailSchema,
  walletSchema,
  type Wallet,
  type WalletDetail,
} from './schemas/wallet.ts';
export { firstIssueOf, type ValidationIssue } from './validation.ts';
