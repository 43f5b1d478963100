export {
  AppError,
  errorCodes,
  isAppError,
  type AppErrorOptions,
  type ErrorCode,
  type FieldErrors,
} from './error-codes.ts';
export { errorFields } from './error-fields.ts';
export {
  apiTable,
  successStatus,
  type ApiAnswer,
  type ApiInput,
  type ApiName,
  type ApiTable,
  type CsvName,
} from './api/index.ts';
export { accessFault, type CallActor } from './api/access-fault.ts';
export { firstProblem } from './first-problem.ts';
export type { AnswerUpdates, ApiRow, CallAccess, CallActivity } from './api/api-row.ts';
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
export { mayJoin, type ChannelActor } from './channel-access.ts';
export {
  basisPoints,
  clientErrorLength,
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
  latestBets,
  pageSize,
  pictureBytes,
  passwordLength,
  pinLength,
  reportDays,
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
  isPlain,
  emailKey,
  nameKey,
  normalizeBlock,
  normalizeDigits,
  normalizeLine,
  normalizeSearch,
  normalizeUsername,
} from './normalize.ts';
export {
  noticeEffects,
  paymentNoticeAnswerSchema,
  paymentNoticePath,
  paymentNoticeSchema,
  type NoticeEffect,
  type PaymentNotice,
  type PaymentNoticeAnswer,
} from './gateways/payment-notice.ts';
export { clientErrorSchema, type ClientError } from './schemas/client-error.ts';
export { seemsSamePerson } from './seems-same-person.ts';
export { isPasswordOfName } from './is-password-of-name.ts';
export { isTrivialPin } from './trivial-pin.ts';
export {
  agentReviews,
  settlementOf,
  staffReasons,
  type AgentReview,
  type ChannelSettlement,
  type StaffReason,
} from './agent-review.ts';
export {
  changeReasons,
  correctionReasons,
  freezeReasons,
  isPublicReason,
  publicReasonCodes,
  publicReasons,
  rejectionReasons,
  type PublicMessage,
  type PublicReason,
} from './public-reasons.ts';
export { addDays, daysBetween, isDay } from './calendar.ts';
export { readReportRange, type ReportRange } from './report-range.ts';
export {
  reportAmount,
  reportFigureKey,
  figuresShown,
  reportFigures,
  type ReportFigure,
  type ReportFigures,
} from './report-figures.ts';
export {
  isOneOf,
  isStaff,
  roleGroups,
  roles,
  creatableRoles,
  type NewRole,
  type Role,
  type RoleGroup,
} from './roles.ts';
export { feeOf, ownFeeOf, type FeeRule } from './fee.ts';
export {
  activityActions,
  credentialActions,
  activitySubjects,
  betStatuses,
  breakLengths,
  applicantRelations,
  exclusionLengths,
  registrationFields,
  resemblanceSigns,
  type RegistrationField,
  type ResemblanceSign,
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
  payoutCaps,
  suspensionCauses,
  queueWaits,
  paymentNoticeStatuses,
  platformReasons,
  branchRules,
  destinationFields,
  holderMatches,
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
  type BranchRule,
  type ChannelKind,
  type DestinationFieldName,
  type HolderMatch,
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
  type PayoutCap,
  type SuspensionCause,
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
export {
  activitySchema,
  loggedActivitySchema,
  notificationSchema,
  sessionSchema,
  type Activity,
  type DeviceSession,
  type LoggedActivity,
  type Notification,
} from './schemas/activity.ts';
export { auditSchema, latestAuditsSchema, type Audit } from './schemas/audit.ts';
export { changeSchema, type Change } from './schemas/change.ts';
export {
  changeFactSchema,
  changeRequestKinds,
  changeRequestSchema,
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
export {
  adminChannelSchema,
  channelSchema,
  feeRuleSchema,
  gatewaySchema,
  institutionSchema,
  type AdminChannel,
  type Channel,
  type ChannelCreate,
  type ChannelUpdate,
  type DestinationField,
  type FeeRuleBody,
  type Gateway,
  type GatewayUpdate,
  type Institution,
} from './schemas/channel.ts';
export {
  gameProviderSchema,
  providerSuspensionSchema,
  type GameProvider,
  type ProviderSuspension,
  type ProviderUpdate,
} from './schemas/game-provider.ts';
export {
  dashboardSchema,
  reportRowSchema,
  reportSchema,
  type Dashboard,
  type DayFigures,
  type Report,
  type ReportRow,
} from './schemas/dashboard.ts';
export { limitSchema, type Limit, type LimitConfirm, type LimitSet } from './schemas/limit.ts';
export { betSchema, type Bet } from './schemas/bet.ts';
export { betPlaceSchema, type BetPlace } from './schemas/bet-place.ts';
export {
  playSessionSchema,
  type BreakStart,
  type CheckInterval,
  type PlaySession,
} from './schemas/protection.ts';
export {
  errorSchema,
  metaSchema,
  publicMessageSchema,
  type ErrorBody,
  type Meta,
} from './schemas/common.ts';
export {
  earningDetailSchema,
  earningSchema,
  earningTermsSchema,
  earningTotalsSchema,
  type Earning,
  type EarningDetail,
  type EarningTerms,
  type EarningTotals,
} from './schemas/earning.ts';
export {
  gameSchema,
  streamSchema,
  type Game,
  type GameCreate,
  type GameUpdate,
} from './schemas/game.ts';
export {
  eventSchema,
  fightersSchema,
  type FightEvent,
  type FightEventCreate,
  type FightEventUpdate,
  type Fighters,
} from './schemas/event.ts';
export {
  gameRevisedSchema,
  gameRoundSchema,
  type GameRevised,
  type GameRound,
} from './schemas/game-round.ts';
export {
  entryActions,
  entryCauseSchema,
  ledgerEntryDetailSchema,
  ledgerEntrySchema,
  type EntryCause,
  type LedgerEntry,
  type EntryAction,
  type LedgerEntryDetail,
} from './schemas/ledger-entry.ts';
export {
  platformSettingSchema,
  settingValueSchema,
  type PlatformSetting,
} from './schemas/platform-setting.ts';
export {
  fitsSetting,
  platformSettings,
  settingNames,
  type SettingName,
  type SettingRange,
  type SettingValue,
} from './platform-settings.ts';
export {
  gameJackpotSchema,
  jackpotSchema,
  playJackpotSchema,
  type GameJackpot,
  type Jackpot,
  type PlayJackpot,
} from './schemas/jackpot.ts';
export { lobbySchema, winSchema, winsSchema, type Lobby, type Win } from './schemas/lobby.ts';
export { shotSchema, type Shot } from './schemas/shot.ts';
export { noteSchema, type Note } from './schemas/note.ts';
export { exclusionSchema, type Exclusion, type ExclusionCreate } from './schemas/exclusion.ts';
export { openGameSchema, type OpenGame } from './schemas/open-game.ts';
export { isNewerRound } from './newer-round.ts';
export { isNewerTable } from './newer-table.ts';
export {
  playFairnessSchema,
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
export {
  fairnessSchema,
  revealedSeedsSchema,
  seedsSchema,
  type Fairness,
  type Revealed,
  type Seeds,
} from './schemas/fairness.ts';
export { poolProofSchema, type PoolProof } from './schemas/pool-proof.ts';
export {
  pushDeviceSchema,
  pushSchema,
  pushTopics,
  type Push,
  type PushDevice,
  type PushSet,
  type PushTopic,
} from './schemas/push.ts';
export { pushDeviceId } from './push-device-id.ts';
export { roundSchema, type Round } from './schemas/round.ts';
export {
  recoveryCodesSchema,
  secondFactorKeySchema,
  secondFactorSchema,
  type SecondFactor,
  type SecondFactorEnd,
  type SecondFactorKey,
} from './schemas/second-factor.ts';
export {
  withdrawalPinSchema,
  type WithdrawalPin,
  type WithdrawalPinEnd,
  type WithdrawalPinSet,
} from './schemas/withdrawal-pin.ts';
export { settingsSchema, type Settings } from './schemas/settings.ts';
export {
  proofSchema,
  queueCountsSchema,
  queuedTransactionSchema,
  transactionDetailSchema,
  transactionSchema,
  type Proof,
  type Rejection,
  type QueueCounts,
  type QueuedTransaction,
  type Transaction,
  type TransactionDetail,
} from './schemas/transaction.ts';
export { transactionCreateSchema, type TransactionCreate } from './schemas/transaction-create.ts';
export {
  downlineMemberSchema,
  loginSchema,
  missingFields,
  passwordChangeSchema,
  passwordIsNotName,
  passwordLinkSchema,
  passwordResetSchema,
  passwordSchema,
  registerSchema,
  registerSchemaFor,
  userDetailSchema,
  userRowSchema,
  userSchema,
  userUpdateSchema,
  usernameSchema,
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
  type AccountHold,
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
export { refusedField } from './refused-field.ts';
export { isLoopbackOrigin, streamAddressLength, streamHostIssue } from './stream-address.ts';
export { firstIssueOf, type ValidationIssue } from './validation.ts';
export { launchBodySchema, launchSchema, type Launch, type LaunchBody } from './schemas/launch.ts';
export {
  addressSchema,
  catalogueGameSchema,
  catalogueSchema,
  providerSchema,
  type CatalogueGame,
  type ProviderRegistration,
} from './providers/catalogue.ts';
export {
  defineRequest,
  type RequestAnswer,
  type RequestInput,
  type RequestRow,
  type RequestSchema,
} from './own-request.ts';
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
