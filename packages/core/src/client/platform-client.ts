import type { ActorRefFrom } from 'xstate';
import type { ApiClient, ApiClientOptions } from '../api/create-api-client.ts';
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
import type { RealtimePort } from '../ports/realtime-port.ts';
import type { EchoRealtimeOptions } from '../realtime/echo-realtime.ts';
import type { BetActor, PlayActor, TransferActor } from './attempts.ts';
import type { CallsAhead } from './calls-ahead.ts';
import type { Changes } from './changes.ts';
import type { GameActor, RoundActor, TableActor, Watched } from './feeds.ts';
import type { MoneyCalls } from './money-calls.ts';
import type { SettingsStore } from './settings-store.ts';

/** Options of a client that its connection to the API uses. */
export type ApiWiring = Pick<
  ApiClientOptions,
  'tokens' | 'language' | 'logger' | 'now' | 'idleMs' | 'origin' | 'onUnauthenticated'
>;

/** Options of a client's realtime connection. */
export type RealtimeWiring = EchoRealtimeOptions;

/** Options of a platform client. */
export interface PlatformClientOptions {
  readonly environment: Environment;
  /** Interface language at the time of a call. */
  readonly language: () => Language;
  /**
   * Origin of the platform where the front end is on another one, such as
   * `https://api.example.com`; default the page's own.
   */
  readonly apiOrigin?: string;
  /** Version of the notice; a new one asks everyone again. Default `'1'`. */
  readonly noticeVersion?: string;
  /** Makes the API client; default is the real one, loaded with the first call. */
  readonly connectApi?: (wiring: ApiWiring) => Promise<ApiClient>;
  /** Receives every answer of a call that succeeded, after the client has taken it in. */
  readonly onAnswer?: (name: ApiName, answer: unknown) => void;
  /** Makes realtime; default is the one over Echo, loaded with the first channel. */
  readonly connectRealtime?: (wiring: RealtimeWiring) => Promise<RealtimePort>;
}

/** The platform, as screens see it. */
export interface PlatformClient {
  /** Checks who is signed in and loads the settings. Call it once. */
  start(): void;
  /** Leaves everything: channels, machines, listeners. */
  stop(): void;
  /** The platform is the page itself, where a guest tries a game without an account. */
  readonly isPractice?: true;
  readonly api: HttpPort;
  /**
   * Makes a call that reads, for a screen that has not come yet: the first who makes the same call
   * within half a minute gets its answer. A failure is given to the caller.
   * @example client.askAhead('game.list', { query: { perPage: 2_000 } })
   */
  readonly askAhead: CallsAhead['ask'];
  readonly clock: Clock;
  /** Interface language now; answers with texts are in it. */
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
  /** A call that moves money, with a key of its own; the same key again when no answer came. */
  readonly moneyCall: MoneyCalls['run'];
  /** Milliseconds since 1970 on the server's clock. */
  serverNow(): number;
}
