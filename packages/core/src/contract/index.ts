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
  type Member,
  type ChannelPayload,
  type ChannelRow,
} from './channels.ts';
export {
  basisPoints,
  drawOddsRange,
  httpTimeoutMs,
  languages,
  loadingOverlay,
  minimumAge,
  noteLength,
  applicantLength,
  exclusionReasonLength,
  noticeStorageKey,
  noticeTimeStorageKey,
  dashboardRequests,
  pageSize,
  passwordLength,
  pinLength,
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
export {
  noticeEffects,
  paymentNoticeAnswerSchema,
  paymentNoticePath,
  paymentNoticeSchema,
  type NoticeEffect,
  type PaymentNotice,
  type PaymentNoticeAnswer,
} from './gateways/payment-notice.ts';
export { troubleLength, troubleSchema, type Trouble } from './schemas/trouble.ts';
export { mayRefer } from './may-refer.ts';
export { mustVerify } from './must-verify.ts';
export { isTrivialPin } from './trivial-pin.ts';
export { roles, rolesMadeBy, type NewRole, type Role } from './roles.ts';
export { feeOf, ownFeeOf, type FeeRule } from './fee.ts';
export {
  activityActions,
  credentialActions,
  activitySubjects,
  betStatuses,
  breakLengths,
  applicantRelations,
  exclusionLengths,
  type ApplicantRelation,
  type ExclusionLength,
  channelDirections,
  correctedResults,
  correctionStatuses,
  channelKinds,
  earningBases,
  earningCycles,
  earningStatuses,
  earningTypes,
  eventStatuses,
  feePayers,
  gameCategories,
  isReversible,
  mayReverse,
  ledgerKinds,
  reversibleKinds,
  auditScopes,
  faultSubjects,
  ledgerStatuses,
  playStatuses,
  tablePhases,
  limitKinds,
  limitPeriods,
  notificationKinds,
  queueWaits,
  paymentNoticeStatuses,
  platformReasons,
  isPlatformReason,
  roundResults,
  roundStatuses,
  selections,
  statusCauses,
  transactionStatuses,
  transactionTypes,
  userStatuses,
  type ActivityAction,
  type ActivitySubject,
  type BetStatus,
  type BreakLength,
  type ChannelDirection,
  type CorrectedResult,
  type CorrectionStatus,
  type ChannelKind,
  type EarningBase,
  type EarningCycle,
  type EarningStatus,
  type EarningType,
  type EventStatus,
  type FeePayer,
  type GameCategory,
  type LedgerKind,
  type ReversibleKind,
  type AuditScope,
  type FaultSubject,
  type LedgerStatus,
  type LimitKind,
  type LimitPeriod,
  type NotificationKind,
  type PlatformReason,
  type QueueWait,
  type PlayStatus,
  type TablePhase,
  type RoundResult,
  type RoundStatus,
  type Selection,
  type StatusCause,
  type TransactionStatus,
  type TransactionType,
  type UserStatus,
} from './statuses.ts';
export type { Activity, DeviceSession, LoggedActivity, Notification } from './schemas/activity.ts';
export { auditSchema, type Audit } from './schemas/audit.ts';
export { changeSchema, type Change } from './schemas/change.ts';
export {
  changeRequestKinds,
  changeRequestStatuses,
  type ChangeAsk,
  type ChangeDecision,
  type ChangeFact,
  type ChangeFactName,
  type ChangeParams,
  type ChangeRequest,
  type ChangeRequestKind,
  type ChangeRequestStatus,
} from './schemas/change-request.ts';
export type {
  AdminChannel,
  Channel,
  ChannelCreate,
  ChannelUpdate,
  FeeRuleBody,
  Gateway,
  GatewayUpdate,
} from './schemas/channel.ts';
export type { Dashboard, DayFigures, Report, ReportRow } from './schemas/dashboard.ts';
export type { Limit, LimitConfirm, LimitSet } from './schemas/limit.ts';
export { betPlaceSchema, betSchema, type Bet, type BetPlace } from './schemas/bet.ts';
export {
  playSessionSchema,
  type BreakStart,
  type CheckInterval,
  type PlaySession,
} from './schemas/protection.ts';
export { errorSchema, type ErrorBody, type Meta } from './schemas/common.ts';
export {
  earningSchema,
  type Earning,
  type EarningDetail,
  type EarningTerms,
  type EarningTotals,
} from './schemas/earning.ts';
export { gameSchema, type Game, type GameCreate, type GameUpdate } from './schemas/game.ts';
export type { FightEvent, FightEventCreate, FightEventUpdate, Fighters } from './schemas/event.ts';
export {
  gameRevisedSchema,
  gameRoundSchema,
  type GameRevised,
  type GameRound,
} from './schemas/game-round.ts';
export {
  ledgerEntryDetailSchema,
  ledgerEntrySchema,
  type EntryCause,
  type LedgerEntry,
  entryActions,
  type EntryAction,
  type LedgerEntryDetail,
} from './schemas/ledger-entry.ts';
export { platformSettingSchema, type PlatformSetting } from './schemas/platform-setting.ts';
export {
  fitsSetting,
  platformSettings,
  settingNames,
  type SettingName,
  type SettingRange,
  type SettingValue,
} from './platform-settings.ts';
export type { GameJackpot, Jackpot, PlayJackpot } from './schemas/jackpot.ts';
export type { Lobby, Win } from './schemas/lobby.ts';
export { noteSchema, type Note } from './schemas/note.ts';
export { exclusionSchema, type Exclusion, type ExclusionCreate } from './schemas/exclusion.ts';
export { openGameSchema, type OpenGame } from './schemas/open-game.ts';
export { isNewerRound } from './newer-round.ts';
export { isNewerTable } from './newer-table.ts';
export {
  playSchema,
  type Play,
  type PlayCreate,
  type PlayFairness,
  type PlayStep,
} from './schemas/play.ts';
export {
  tableChainSchema,
  tableSaltSchema,
  tableSchema,
  type Table,
  type TableChain,
  type TableState,
} from './schemas/table.ts';
export type { Fairness, Revealed, Seeds } from './schemas/fairness.ts';
export { poolProofSchema, type PoolProof } from './schemas/pool-proof.ts';
export { roundSchema, type Round } from './schemas/round.ts';
export type { SecondFactor, SecondFactorEnd, SecondFactorKey } from './schemas/second-factor.ts';
export type {
  WithdrawalPin,
  WithdrawalPinEnd,
  WithdrawalPinSet,
} from './schemas/withdrawal-pin.ts';
export { settingsSchema, type Settings } from './schemas/settings.ts';
export {
  transactionCreateSchema,
  transactionSchema,
  type Proof,
  type QueueCounts,
  type QueuedTransaction,
  type Transaction,
  type TransactionCreate,
  type TransactionDetail,
} from './schemas/transaction.ts';
export {
  loginSchema,
  passwordChangeSchema,
  passwordLinkSchema,
  passwordResetSchema,
  passwordSchema,
  registerSchema,
  usernameSchema,
  userRowSchema,
  userSchema,
  userUpdateSchema,
  walletFreezeSchema,
  type Agreement,
  type Login,
  type Register,
  type DownlineMember,
  type PasswordChange,
  type PasswordLink,
  type PasswordReset,
  type WalletFreeze,
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
export { launchBodySchema, launchSchema, type Launch, type LaunchBody } from './schemas/launch.ts';
export {
  catalogueGameSchema,
  catalogueSchema,
  providerSchema,
  type CatalogueGame,
  type ProviderRegistration,
} from './providers/catalogue.ts';
export {
  gameMessageSchema,
  hostMessageSchema,
  launchParameters,
  type GameMessage,
  type HostMessage,
} from './providers/frame-messages.ts';
export {
  walletAnswerSchema,
  walletCallNames,
  walletPath,
  walletRequests,
  winKinds,
  type WalletAnswer,
  type WalletCall,
  type WalletRequest,
  type WinKind,
} from './providers/wallet-calls.ts';
export { walletCodes, type WalletCode } from './providers/wallet-codes.ts';
export {
  signatureText,
  signWalletCall,
  walletClockSeconds,
  walletHeaders,
  type SignedCall,
} from './providers/wallet-signature.ts';
