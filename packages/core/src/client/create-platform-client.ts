import { createActor, type ActorRefFrom } from 'xstate';
import type { ApiClient, ApiClientOptions } from '../api/create-api-client.ts';
import type { ApiAnswer, ApiName } from '../contract/api/index.ts';
import { AppError, isAppError } from '../contract/error-codes.ts';
import type { Language } from '../contract/limits.ts';
import type { Role } from '../contract/roles.ts';
import { changeKinds } from '../contract/schemas/change.ts';
import type { Settings } from '../contract/schemas/settings.ts';
import type { User } from '../contract/schemas/user.ts';
import type { TransactionType } from '../contract/statuses.ts';
import { createAuthMachine, type AuthMachine } from '../machines/auth/auth.machine.ts';
import type { SignedIn } from '../machines/auth/auth.types.ts';
import { createNoticeMachine, type NoticeMachine } from '../machines/notice/notice.machine.ts';
import { createSessionMachine, type SessionMachine } from '../machines/session/session.machine.ts';
import { createWalletMachine, type WalletMachine } from '../machines/wallet/wallet.machine.ts';
import type { Clock } from '../ports/clock.ts';
import type { Environment } from '../ports/environment.ts';
import type { CallArguments, HttpPort } from '../ports/http-port.ts';
import type { RealtimePort } from '../ports/realtime-port.ts';
import type { EchoRealtimeOptions } from '../realtime/echo-realtime.ts';
import { createAgreements } from './agreements.ts';
import { readFacts } from './answer-facts.ts';
import { createAttempts, type BetActor, type PlayActor, type TransferActor } from './attempts.ts';
import { createCallsAhead, type CallsAhead } from './calls-ahead.ts';
import { checkOptions } from './check-options.ts';
import { createChanges, type Changes } from './changes.ts';
import {
  createFeeds,
  type GameActor,
  type RoundActor,
  type TableActor,
  type Watched,
} from './feeds.ts';
import { isAway } from './is-away.ts';
import { createLazyApi } from './lazy-api.ts';
import { createLazyRealtime } from './lazy-realtime.ts';
import { createMoneyCalls, type MoneyCalls } from './money-calls.ts';
import { createSessionEndings } from './session-endings.ts';
import { createSessionEffects } from './session-storage.ts';
import { createSettingsStore, type SettingsStore } from './settings-store.ts';
import { watchSleep } from './sleep-watch.ts';

/** What a connection to the API is made from. */
export type ApiWiring = Pick<
  ApiClientOptions,
  'tokens' | 'language' | 'logger' | 'now' | 'idleMs' | 'origin' | 'onUnauthenticated'
>;

/** What a connection to realtime is made from. */
export type RealtimeWiring = EchoRealtimeOptions;

/** How a platform client is made. */
export interface PlatformClientOptions {
  readonly environment: Environment;
  /** Interface language at the time of a call. */
  readonly language: () => Language;
  /**
   * Origin of the platform where the front end is on another one, such as
   * `https://api.example.com`; default the page's own.
   */
  readonly apiOrigin?: string;
  /** Version of the notice; a new one asks everybody again. Default `'1'`. */
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

/** Where each role learns of changes in what it works on. */
const workChannels: { readonly [R in Role]?: 'agent' | 'ops' } = {
  agent: 'agent',
  admin: 'ops',
  superadmin: 'ops',
};

/** Who runs fights bets on none: the wallet is nothing to look at. @source ours */
const hasWallet = ({ role }: User): boolean => role !== 'declare';

const connectAxios = async (wiring: ApiWiring): Promise<ApiClient> =>
  (await import('../api/create-api-client.ts')).createApiClient(wiring);

const connectEcho = async (wiring: RealtimeWiring): Promise<RealtimePort> =>
  (await import('../realtime/echo-realtime.ts')).createEchoRealtime(wiring);

/**
 * Joins the API, realtime and the machines; nothing else does. Signing in joins `user.{id}` and
 * `wallet.{walletId}`, agents `agent.{id}` and staff `ops.all` as well; signing out, in whatever
 * way, leaves them before the server is even asked.
 *
 * @example
 * const client = createPlatformClient({ environment: createBrowserEnvironment(), language: () => 'id' });
 * client.start();
 * @throws TypeError that names a missing, misspelt or unfit option
 * @source spec §7 (channels, left on logout), §8 (failed logout)
 */
export function createPlatformClient(options: PlatformClientOptions): PlatformClient {
  checkOptions(options);
  const { environment, language } = options;
  const { tokens, clock, logger, storage, idleMs } = environment;
  const sleep = watchSleep(clock, environment.wake);
  const { wake } = sleep;
  const changes = createChanges();
  const now = (): number => clock.now();

  /** Token with which was asked last who is signed in, or that came with who has signed in since. */
  let askedWith: string | null = null;

  const plainApi = createLazyApi(() =>
    (options.connectApi ?? connectAxios)({
      tokens,
      language,
      logger,
      now,
      ...(idleMs && { idleMs }),
      ...(options.apiOrigin !== undefined && { origin: options.apiOrigin }),
      onUnauthenticated(token, code) {
        // A late answer to an earlier session says nothing about this one.
        if (token !== tokens.read()) return;
        askedWith = token;
        if (code !== 'account_blocked') return auth.send({ type: 'SESSION.EXPIRED' });
        if (token !== null) endings.note();
        auth.send({ type: 'SESSION.EXPIRED', code });
      },
    }),
  );

  const ahead = createCallsAhead({ api: plainApi, tokens, language, now });

  /** The same calls; what an answer tells about wallet, rounds and games reaches the machines. */
  const api: ApiClient = {
    clockOffsetMs: plainApi.clockOffsetMs,
    leastClockOffsetMs: plainApi.leastClockOffsetMs,
    async call<Name extends ApiName>(name: Name, ...rest: CallArguments<Name>) {
      const asked = ahead.take(name, rest[0]) ?? plainApi.call(name, ...rest);
      const answer = (await asked.catch(async (error: unknown) => {
        if (!isAppError(error)) throw error;
        if (error.code === 'other_game_open') changes.tell({ type: 'open-game' });
        if (error.code !== 'agreement_required') throw error;
        await askToAgree(error);
        return plainApi.call(name, ...rest);
      })) as ApiAnswer<Name>;
      const { wallet: newWallet, round, game, isUserOld } = readFacts(name, answer);
      if (newWallet) wallet.send({ type: 'WALLET.REPLACED', wallet: newWallet });
      if (round) feeds.replaceRound(round);
      if (game) feeds.replaceGame(game);
      if (isUserOld) auth.send({ type: 'RESYNC.REQUESTED' });
      options.onAnswer?.(name, answer);
      return answer;
    },
  };

  const settings = createSettingsStore(api);

  const endings = createSessionEndings(storage, now);

  const connectRealtime = async (): Promise<RealtimePort> => {
    const { app }: Settings = await settings.load();
    return (options.connectRealtime ?? connectEcho)({
      clock,
      logger,
      wake,
      random: environment.random,
      socket: app.realtime,
      authorize: (socketId, channelName, signal) =>
        api.call(
          'broadcasting.auth',
          { body: { socket_id: socketId, channel_name: channelName } },
          { signal },
        ),
    });
  };

  const realtime = createLazyRealtime(connectRealtime, environment);

  const feeds = createFeeds({
    api,
    realtime,
    environment,
    roundChanged: (round) => changes.tell({ type: 'round', round }),
    gameRevised: (gameId) => changes.tell({ type: 'game', gameId }),
  });

  const attempts = createAttempts({
    api,
    environment,
    moneyMoved: (walletId) => changes.tell({ type: 'wallet', walletId }),
  });

  const moneyCalls = createMoneyCalls(api, environment.makeKey);

  const wallet = createActor(
    createWalletMachine({
      now,
      random: environment.random,
      fetch: (walletId, signal) =>
        api.call('wallet.show', { params: { walletId } }, { signal }).then(({ data }) => data),
    }),
    { clock },
  );

  const session = createActor(createSessionMachine(createSessionEffects(storage, now)), { clock });

  const agreements = createAgreements({
    storage,
    now,
    version: options.noticeVersion ?? '1',
    send: (body) => api.call('auth.agreement', { body }),
  });
  const notice = createActor(createNoticeMachine(agreements), { clock });

  /**
   * Shows the notice, and returns once the platform has the agreement of the user who made the
   * refused call; the call may then go out again, since a refused one left nothing behind.
   * @throws AppError the refusal, where another user is signed in by then or nothing got through
   */
  async function askToAgree(refusal: AppError): Promise<void> {
    const token = tokens.read();
    notice.send({ type: 'NOTICE.REQUIRED' });
    await new Promise<void>((resolve, reject) => {
      const subscription = notice.subscribe({
        next(state) {
          if (!state.matches('accepted')) return;
          subscription.unsubscribe();
          resolve();
        },
        complete: () => reject(refusal),
      });
    });
    if (tokens.read() !== token) throw refusal;
    await agreements.report().catch(() => {
      throw refusal;
    });
  }

  let leaveChannels = (): void => {};

  /** Joins the channel that tells what changed in the lists this role works on. */
  function joinWork({ id, role }: User): () => void {
    const channel = workChannels[role];
    if (!channel) return () => {};
    return realtime.join(channel, channel === 'ops' ? 'all' : id, {
      onEvent: (change) => changes.tell({ type: 'listed', ...change }),
      onResync() {
        for (const kind of changeKinds) changes.tell({ type: 'listed', kind, id: null });
      },
    });
  }

  function joinChannels(user: User): void {
    const leaveUser = realtime.join('user', user.id, {
      onEvent(replacement) {
        auth.send({ type: 'USER.REPLACED', user: replacement });
        wallet.send({ type: 'WALLET.REPLACED', wallet: replacement.wallet });
        changes.tell({ type: 'news' });
      },
      onResync: () => auth.send({ type: 'RESYNC.REQUESTED' }),
      // Only a user whose session has ended is refused the own channel, maybe just while joining.
      onState: (state) => {
        if (state === 'refused') auth.send({ type: 'RESYNC.REQUESTED' });
      },
    });
    const leaveWallet = hasWallet(user)
      ? realtime.join('wallet', user.wallet.id, {
          onEvent: (replacement) => wallet.send({ type: 'WALLET.REPLACED', wallet: replacement }),
          onResync: () => wallet.send({ type: 'RESYNC.REQUESTED' }),
        })
      : () => {};
    const leaveWork = joinWork(user);
    leaveChannels = () => {
      leaveChannels = () => {};
      leaveUser();
      leaveWallet();
      leaveWork();
    };
  }

  const signedIn = ({ data, token }: ApiAnswer<'auth.login'>): SignedIn => ({ user: data, token });

  const auth = createActor(
    createAuthMachine({
      async check(signal) {
        askedWith = tokens.read();
        try {
          return await api.call('auth.check', {}, { signal });
        } catch (error) {
          // Another tab knows why, and cleared the token that this one would have asked with.
          if (
            askedWith === null &&
            isAppError(error) &&
            error.code === 'unauthenticated' &&
            endings.wasBlocked()
          )
            throw new AppError('account_blocked');
          throw error;
        }
      },
      login: (body, signal) =>
        agreements
          .signIn((agreed) => api.call('auth.login', { body: { ...body, ...agreed } }, { signal }))
          .then(signedIn),
      register: (body, signal) =>
        agreements
          .signIn((agreed) =>
            api.call('auth.register', { body: { ...body, ...agreed } }, { signal }),
          )
          .then(signedIn),
      logout() {
        const sent = api.call('auth.logout');
        endings.forget();
        tokens.clear();
        return sent;
      },
      saveToken(token) {
        askedWith = token;
        endings.forget();
        tokens.write(token);
      },
      clearToken() {
        // Another tab may have signed in meanwhile; that token has not been refused.
        if (tokens.read() === askedWith) tokens.clear();
      },
      entered(user) {
        if (hasWallet(user)) wallet.send({ type: 'WALLET.JOINED', wallet: user.wallet });
        if (isAway(realtime.connection.get().state)) wallet.send({ type: 'CONNECTION.LOST' });
        session.send({ type: 'SESSION.STARTED', userId: user.id });
        changes.tell({ type: 'user', userId: user.id });
        joinChannels(user);
        feeds.resync();
        agreements.tell();
        // Not before the auth machine is done with its transition: these start machines themselves.
        queueMicrotask(() => {
          if (currentUserId() === user.id) attempts.resume(user.id);
        });
      },
      left() {
        leaveChannels();
        attempts.stop();
        moneyCalls.clear();
        wallet.send({ type: 'WALLET.LEFT' });
        session.send({ type: 'SESSION.ENDED' });
        changes.tell({ type: 'user', userId: null });
      },
      logFailure: (failure) => logger.warn('logout failed on the server', failure),
    }),
    { clock },
  );

  const currentUserId = (): string | null => auth.getSnapshot().context.user?.id ?? null;

  function watchWallet(): () => void {
    let seen: { id: string; version: number } | null = null;
    const subscription = wallet.subscribe(({ context: { wallet: held } }) => {
      const changed = held !== null && seen?.id === held.id && seen.version !== held.version;
      seen = held;
      if (held && changed) changes.tell({ type: 'wallet', walletId: held.id });
    });
    return () => subscription.unsubscribe();
  }

  function watchNotice(): () => void {
    const subscription = notice.subscribe(() => {
      if (currentUserId() !== null) agreements.tell();
    });
    return () => subscription.unsubscribe();
  }

  function watchConnection(): () => void {
    let wasAway = false;
    return realtime.connection.subscribe(() => {
      const { state } = realtime.connection.get();
      feeds.tellConnection(state);
      if (isAway(state)) {
        wasAway = true;
        wallet.send({ type: 'CONNECTION.LOST' });
      }
      if (state !== 'live') return;
      wallet.send({ type: 'CONNECTION.RESTORED' });
      attempts.wake();
      if (wasAway) changes.tell({ type: 'resync' });
      wasAway = false;
    });
  }

  /** What is shown may be old by the time that anything runs again. */
  function fallAsleep(): void {
    wallet.send({ type: 'CONNECTION.LOST' });
  }

  /** What was shown before a sleep is old until it has been fetched again. */
  function awaken(): void {
    fallAsleep();
    if (!isAway(realtime.connection.get().state)) wallet.send({ type: 'CONNECTION.RESTORED' });
    wallet.send({ type: 'RESYNC.REQUESTED' });
  }

  /**
   * The browser kept this page while others were shown, and sent it nothing about other tabs
   * meanwhile: the user of that time is hidden, before any call is sent, when the token is another
   * one; and is read again in any case.
   */
  function recheck(): void {
    const token = tokens.read();
    auth.send(
      token === askedWith ? { type: 'RESYNC.REQUESTED' } : { type: 'TOKEN.CHANGED', token },
    );
  }

  const stops: (() => void)[] = [];
  for (const actor of [wallet, session, notice, auth]) actor.start();

  return {
    api,
    askAhead: ahead.ask,
    clock,
    language,
    auth,
    wallet,
    notice,
    session,
    settings,
    realtime,
    changes,
    watchRound: feeds.watchRound,
    watchGame: feeds.watchGame,
    watchTable: feeds.watchTable,
    placeBet(roundId) {
      const userId = currentUserId();
      return userId === null ? null : attempts.bet(roundId, userId);
    },
    play(gameId, slot) {
      const userId = currentUserId();
      return userId === null ? null : attempts.play(gameId, userId, slot);
    },
    transfer(type, walletId) {
      const userId = currentUserId();
      return userId === null ? null : attempts.transfer(type, walletId, userId);
    },
    moneyCall: moneyCalls.run,
    serverNow: () => now() + api.clockOffsetMs(),
    start() {
      stops.push(
        sleep.start(),
        watchWallet(),
        watchNotice(),
        watchConnection(),
        tokens.onChangedElsewhere((token) => auth.send({ type: 'TOKEN.CHANGED', token })),
        wake.subscribe((signal) => {
          if (signal === 'restored') recheck();
          if (signal === 'online') attempts.wake();
          if (signal === 'frozen') fallAsleep();
          else if (signal !== 'offline' && sleep.hasSlept()) awaken();
        }),
      );
      auth.send({ type: 'CHECK.REQUESTED' });
      // A failure is kept in the store, where screens read it.
      settings.load().catch(() => undefined);
    },
    stop() {
      for (const stop of stops.splice(0)) stop();
      leaveChannels();
      attempts.stop();
      feeds.stop();
      realtime.close();
      for (const actor of [auth, notice, session, wallet]) actor.stop();
    },
  };
}
