import { createActor } from 'xstate';
import type { ApiClient } from '../api/create-api-client.ts';
import type { User } from '../contract/schemas/user.ts';
import { createAuthMachine } from '../machines/auth/auth.machine.ts';
import type { AuthEvent } from '../machines/auth/auth.types.ts';
import { createNoticeMachine } from '../machines/notice/notice.machine.ts';
import { createSessionMachine } from '../machines/session/session.machine.ts';
import { createWalletMachine } from '../machines/wallet/wallet.machine.ts';
import { createAgreements } from './agreements.ts';
import { requestAgreement } from './request-agreement.ts';
import type { AskedToken } from './asked-token.ts';
import { loadAttempts } from './attempts-code.ts';
import { createAuthEffects } from './auth-effects.ts';
import { createPrefetchedCalls } from './prefetched-calls.ts';
import { createChanges } from './changes.ts';
import { checkOptions } from './check-options.ts';
import { createClientApi } from './client-api.ts';
import { startClientWatches } from './client-watches.ts';
import { createFeeds } from './feeds.ts';
import { hasWallet } from './has-wallet.ts';
import { isConnectionLost } from './is-connection-lost.ts';
import { createLazyApi } from './lazy-api.ts';
import { createLazyAttempts } from './lazy-attempts.ts';
import { loadCode } from './load-once.ts';
import { createMoneyCalls } from './money-calls.ts';
import type { ApiWiring, PlatformClient, PlatformClientOptions } from './platform-client.ts';
import { createPlatformRealtime } from './platform-realtime.ts';
import { createSessionEndings } from './session-endings.ts';
import { createSessionEffects } from './session-storage.ts';
import { createSettingsStore } from './settings-store.ts';
import { watchSleep } from './sleep-watch.ts';
import { createUserChannels } from './user-channels.ts';

async function connectAxios(wiring: ApiWiring): Promise<ApiClient> {
  const client = loadCode(import('../api/create-api-client.ts'), 'the API client');
  // Pages of a signed-in user also make calls that the client loads on demand.
  if (wiring.tokens.read() !== null) import('../contract/api/index.ts').catch(() => undefined);
  return (await client).createApiClient(wiring);
}

/** Sends the calls; loaded with the first one. */
function createSender(
  { environment, language, ...options }: PlatformClientOptions,
  onUnauthenticated: NonNullable<ApiWiring['onUnauthenticated']>,
) {
  const { tokens, logger, clock, idleMs } = environment;
  return createLazyApi(() =>
    (options.connectApi ?? connectAxios)({
      tokens,
      language,
      logger,
      now: () => clock.now(),
      ...(idleMs && { idleMs }),
      ...(options.origin !== undefined && { origin: options.origin }),
      ...(options.endpoints && { endpoints: options.endpoints }),
      ...(options.csrf && { csrf: options.csrf }),
      onUnauthenticated,
    }),
  );
}

/**
 * Creates a client: the only module that connects the API, realtime and the machines. Signing in joins
 * `user.{id}` and `wallet.{walletId}`, for agents `agent.{id}` and for staff `ops.all` as well; signing
 * out, in whatever way, leaves them before the server is called.
 * @example
 * const client = createPlatformClient({ environment: createBrowserEnvironment(), language: () => 'id' });
 * client.start();
 * @throws TypeError that names a missing, misspelt or invalid option
 * @source spec §7 (channels, left on logout), §8 (failed logout)
 */
export function createPlatformClient(options: PlatformClientOptions): PlatformClient {
  checkOptions(options);
  const { environment, language } = options;
  const { tokens, clock, logger, storage } = environment;
  const sleep = watchSleep(clock, environment.wake);
  const changes = createChanges();
  const asked: AskedToken = { token: null };
  const now = (): number => clock.now();
  const sendAuth = (event: AuthEvent): void => auth.send(event);
  const currentUserId = (): string | null => auth.getSnapshot().context.user?.id ?? null;

  const endings = createSessionEndings(storage, now);

  const sender = createSender(options, (token, code) => {
    // A late response of an earlier session does not concern this one.
    if (token !== tokens.read()) return;
    asked.token = token;
    if (code !== 'account_blocked') return sendAuth({ type: 'SESSION.EXPIRED' });
    if (token !== null) endings.recordBlocked();
    sendAuth({ type: 'SESSION.EXPIRED', code });
  });
  const ahead = createPrefetchedCalls({
    ...{ api: sender, tokens, language, now },
    pageAnswers: options.pageAnswers,
  });
  const api = createClientApi({
    sender,
    ahead,
    changes,
    requestAgreement: (refusal) => requestAgreement(refusal, { tokens, notice, agreements }),
    takeIn({ wallet: newWallet, round, game, isUserOld }) {
      if (newWallet) wallet.send({ type: 'WALLET.REPLACED', wallet: newWallet });
      if (round) feeds.replaceRound(round);
      if (game) feeds.replaceGame(game);
      if (isUserOld) sendAuth({ type: 'RESYNC.REQUESTED' });
    },
    onAnswer: options.onAnswer,
  });

  const settings = createSettingsStore(api);
  const realtime = createPlatformRealtime({
    environment,
    wake: sleep.wake,
    api,
    settings,
    socket: options.realtime,
    connect: options.connectRealtime,
  });

  const feeds = createFeeds({
    api,
    realtime,
    environment,
    roundChanged: (round) => changes.publish({ type: 'round', round }),
    gameRevised: (gameId) => changes.publish({ type: 'game', gameId }),
  });
  const attempts = createLazyAttempts(async () =>
    (await loadAttempts())({
      api,
      environment,
      moneyMoved: (walletId) => changes.publish({ type: 'wallet', walletId }),
    }),
  );
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
  const channels = createUserChannels({ realtime, changes, sendAuth, wallet });

  function entered(user: User): void {
    if (hasWallet(user)) wallet.send({ type: 'WALLET.JOINED', wallet: user.wallet });
    if (isConnectionLost(realtime.connection.get().state)) wallet.send({ type: 'CONNECTION.LOST' });
    session.send({ type: 'SESSION.STARTED', userId: user.id });
    changes.publish({ type: 'user', userId: user.id });
    channels.join(user);
    feeds.resync();
    agreements.reportInBackground();
    // Deferred until the auth machine has finished its transition, because these start machines
    // themselves.
    queueMicrotask(() => {
      if (currentUserId() === user.id) attempts.resume(user.id);
    });
  }

  function left(): void {
    channels.leave();
    attempts.stop();
    moneyCalls.clear();
    wallet.send({ type: 'WALLET.LEFT' });
    session.send({ type: 'SESSION.ENDED' });
    changes.publish({ type: 'user', userId: null });
  }

  const authEffects = createAuthEffects({
    ...{ api, tokens, asked, endings, agreements, attempts, logger },
  });
  const auth = createActor(createAuthMachine({ ...authEffects, entered, left }), { clock });

  const ofCurrentUser = <Actor>(find: (userId: string) => Actor | null): Actor | null => {
    const userId = currentUserId();
    return userId === null ? null : find(userId);
  };
  const machines = { tokens, asked, sleep, realtime, changes, feeds, attempts, agreements };
  const stops: (() => void)[] = [];
  for (const actor of [wallet, session, notice, auth]) actor.start();

  return {
    api,
    prefetch: ahead.prefetch,
    cachedAnswer: ahead.cached,
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
    placeBet: (roundId) => ofCurrentUser((userId) => attempts.bet(roundId, userId)),
    play: (gameId, slot) => ofCurrentUser((userId) => attempts.play(gameId, userId, slot)),
    transfer: (type, walletId) =>
      ofCurrentUser((userId) => attempts.transfer(type, walletId, userId)),
    moneyCall: moneyCalls.run,
    request: moneyCalls.request,
    serverNow: () => now() + api.clockOffsetMs(),
    start() {
      if (environment.isServerRender === true) return;
      stops.push(...startClientWatches({ ...machines, sendAuth, wallet, notice, currentUserId }));
      sendAuth({ type: 'CHECK.REQUESTED' });
      // A failure is stored, and screens read it there.
      settings.load().catch(() => undefined);
    },
    stop() {
      for (const stop of stops.splice(0)) stop();
      channels.leave();
      attempts.stop();
      feeds.stop();
      realtime.close();
      for (const actor of [auth, notice, session, wallet]) actor.stop();
    },
  };
}
