import type { ActorRefFrom } from 'xstate';
import type {
  AntiForgeryNames,
  ApiClient,
  ApiClientOptions,
  ApiEndpoints,
} from '../api/create-api-client.ts';
import type { RealtimeSocket } from '../realtime/echo-driver.ts';
import type { ApiName } from '../contract/api/index.ts';
import type { Language } from '../contract/limits.ts';
import type { TransactionType } from '../contract/statuses.ts';
import type { AuthMachine } from '../machines/auth/auth.machine.ts';
import type { NoticeMachine } from '../machines/notice/notice.machine.ts';
import type { SessionMachine } from '../machines/session/session.machine.ts';
import type { WalletMachine } from '../machines/wallet/wallet.machine.ts';
import type { Clock } from '../ports/clock.ts';
import type { Environment } from '../ports/environment.ts';
import type { HttpPort } from '../ports/http-port.ts';
import type { RequestPort } from '../ports/own-request.ts';
import type { RealtimePort } from '../ports/realtime-port.ts';
import type { EchoRealtimeOptions } from '../realtime/echo-realtime.ts';
import type { BetActor, PlayActor, TransferActor } from './attempts.ts';
import type { PrefetchedCalls, PageAnswers } from './prefetched-calls.ts';
import type { Changes } from './changes.ts';
import type { GameActor, RoundActor, TableActor, Watched } from './feeds.ts';
import type { MoneyCalls } from './money-calls.ts';
import type { SettingsStore } from './settings-store.ts';

/** Options of a client for its connection to the API. */
export type ApiWiring = Pick<
  ApiClientOptions,
  | 'tokens'
  | 'language'
  | 'logger'
  | 'now'
  | 'idleMs'
  | 'origin'
  | 'endpoints'
  | 'csrf'
  | 'onUnauthenticated'
>;

/** Options of a client's realtime connection. */
export type RealtimeWiring = EchoRealtimeOptions;

/** Options of a platform client. */
export interface PlatformClientOptions {
  readonly environment: Environment;
  /** Interface language at the time of a call. */
  readonly language: () => Language;
  /**
   * Origin of the platform if the front end has another one, such as `https://api.example.com`; default
   * the page's own.
   */
  readonly origin?: string;
  /** Paths by call name for a backend with other paths; default those of the contract. */
  readonly endpoints?: ApiEndpoints;
  /** Names of the anti-forgery token; default `XSRF-TOKEN` and `X-XSRF-TOKEN`. */
  readonly csrf?: AntiForgeryNames;
  /** Parts of the socket's address that override those of `GET /api/settings`; default none. */
  readonly realtime?: Partial<RealtimeSocket>;
  /** Version of the notice; every user must agree to a new version. Default `'1'`. */
  readonly noticeVersion?: string;
  /** Creates the API client; default the real one, loaded with the first call. */
  readonly connectApi?: (wiring: ApiWiring) => Promise<ApiClient>;
  /** Responses for guests that are embedded in the page, so that they need not be requested. */
  readonly pageAnswers?: PageAnswers | undefined;
  /** Called with the response of every successful call, after the client has processed it. */
  readonly onAnswer?: (name: ApiName, answer: unknown) => void;
  /** Creates realtime; default the one over Echo, loaded with the first channel. */
  readonly connectRealtime?: (wiring: RealtimeWiring) => Promise<RealtimePort>;
}

/** The platform, as screens see it. */
export interface PlatformClient extends RequestPort {
  /** Checks who is signed in and loads the settings. Call it once; while a server renders it does nothing. */
  start(): void;
  /** Stops channels, machines and listeners. */
  stop(): void;
  /** Practice mode: the platform runs in the page, and a guest tries a game without an account. */
  readonly isPractice?: true;
  readonly api: HttpPort;
  /**
   * Prefetches a read for a screen that has not loaded: the first caller of the same call within half a
   * minute gets its response. A failure is passed to that caller.
   * @example client.prefetch('game.list', { query: { perPage: 2_000 } })
   */
  readonly prefetch: PrefetchedCalls['prefetch'];
  /** The embedded response of a call, for the first render; `undefined` without one. */
  readonly cachedAnswer: PrefetchedCalls['cached'];
  readonly clock: Clock;
  /** Current interface language, which also applies to texts in responses. */
  readonly language: () => Language;
  readonly auth: ActorRefFrom<AuthMachine>;
  readonly wallet: ActorRefFrom<WalletMachine>;
  readonly notice: ActorRefFrom<NoticeMachine>;
  readonly session: ActorRefFrom<SessionMachine>;
  readonly settings: SettingsStore;
  readonly realtime: RealtimePort;
  readonly changes: Changes;
  /** Watches a round until released. */
  watchRound(roundId: string): Watched<RoundActor>;
  /** Watches a game, above all its current round, until released. */
  watchGame(gameId: string): Watched<GameActor>;
  /** Watches the table of a game with shared rounds until released. */
  watchTable(gameId: string): Watched<TableActor>;
  /** The bet machine of a round, for the signed-in user; `null` for a guest. */
  placeBet(roundId: string): BetActor | null;
  /** The play machine of a game, or of a slot in it, for the signed-in user; `null` for a guest. */
  play(gameId: string, slot?: string): PlayActor | null;
  /** The transfer machine of a type and a wallet, for the signed-in user; `null` for a guest. */
  transfer(type: TransactionType, walletId: string): TransferActor | null;
  /** Makes a call that moves money, with its own key; a retry after a lost response uses the same key. */
  readonly moneyCall: MoneyCalls['run'];
  /** Milliseconds since 1970 on the server's clock. */
  serverNow(): number;
}
