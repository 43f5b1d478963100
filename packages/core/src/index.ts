export {
  createApiClient,
  type AntiForgeryNames,
  type ApiClient,
  type ApiClientOptions,
  type ApiEndpoints,
} from './api/create-api-client.ts';
export { createBrowserEnvironment } from './client/browser-environment.ts';
export type { Change, Changes } from './client/changes.ts';
export { createPlatformClient } from './client/create-platform-client.ts';
export type { CachedAnswer, PageAnswer, PageAnswers } from './client/prefetched-calls.ts';
export type {
  ApiWiring,
  PlatformClient,
  PlatformClientOptions,
  RealtimeWiring,
} from './client/platform-client.ts';
export type { BetActor, TransferActor } from './client/attempts.ts';
export type { GameActor, RoundActor, TableActor, Watched } from './client/feeds.ts';
export type { SettingsState, SettingsStore } from './client/settings-store.ts';
export {
  AppError,
  errorCodes,
  isAppError,
  type ErrorCode,
  type FieldErrors,
} from './contract/error-codes.ts';
export { createAuthMachine, type AuthMachine } from './machines/auth/auth.machine.ts';
export type { AuthContext, AuthEffects, AuthEvent, SignedIn } from './machines/auth/auth.types.ts';
export { createBetMachine, type BetMachine } from './machines/bet/bet.machine.ts';
export type {
  BetAnswer,
  BetContext,
  BetDraft,
  BetEffects,
  BetEvent,
} from './machines/bet/bet.types.ts';
export { toFailure, type Failure } from './machines/failure.ts';
export {
  createGameMachine,
  type GameEffects,
  type GameMachine,
} from './machines/game/game.machine.ts';
export {
  createNoticeMachine,
  type NoticeEffects,
  type NoticeMachine,
} from './machines/notice/notice.machine.ts';
export { createPlayMachine, type PlayMachine } from './machines/play/play.machine.ts';
export type {
  PlayAnswer,
  PlayContext,
  PlayEffects,
  PlayEvent,
  PlayInput,
  PlayMove,
} from './machines/play/play.types.ts';
export { countdownOf, secondsLeft, type Countdown } from './machines/round/countdown.ts';
export {
  createRoundMachine,
  type RoundEffects,
  type RoundMachine,
} from './machines/round/round.machine.ts';
export {
  createSessionMachine,
  type SessionEffects,
  type SessionMachine,
} from './machines/session/session.machine.ts';
export {
  createTableMachine,
  type TableEffects,
  type TableMachine,
} from './machines/table/table.machine.ts';
export {
  createTransferMachine,
  type TransferMachine,
} from './machines/transfer/transfer.machine.ts';
export type {
  TransferAnswer,
  TransferContext,
  TransferDraft,
  TransferEffects,
  TransferEvent,
} from './machines/transfer/transfer.types.ts';
export {
  createWalletMachine,
  type WalletEffects,
  type WalletMachine,
} from './machines/wallet/wallet.machine.ts';
export type { AttemptStore, PendingAttempt } from './ports/attempt-store.ts';
export type { Clock, TimerHandle } from './ports/clock.ts';
export type { Environment } from './ports/environment.ts';
export type {
  CallArguments,
  CallOptions,
  HttpPort,
  IdempotentName,
  ReadName,
} from './ports/http-port.ts';
export type { KeyMaker } from './ports/key-maker.ts';
export type { KeyValueStore } from './ports/key-value-store.ts';
export type { Logger } from './ports/logger.ts';
export type { Observable } from './ports/observable.ts';
export {
  defineRequest,
  type RequestAnswer,
  type RequestInput,
  type RequestRow,
  type RequestSchema,
} from './contract/own-request.ts';
export type { RequestArguments, RequestPort } from './ports/own-request.ts';
export type {
  ChannelListener,
  ChannelState,
  ConnectionStatus,
  RealtimePort,
} from './ports/realtime-port.ts';
export type { TokenStore } from './ports/token-store.ts';
export type { WakeSignal, WakeSignals } from './ports/wake-signals.ts';
export {
  buildPath,
  decideAccess,
  routeNames,
  routeOf,
  routeTable,
  safeReturnPath,
  type AccessDecision,
  type RouteName,
  type RouteParams,
  type RouteRow,
  type Visitor,
} from './routes/index.ts';
