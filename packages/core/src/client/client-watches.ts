import type { ActorRefFrom } from 'xstate';
import type { AuthEvent } from '../machines/auth/auth.types.ts';
import type { NoticeMachine } from '../machines/notice/notice.machine.ts';
import type { WalletMachine } from '../machines/wallet/wallet.machine.ts';
import type { Environment } from '../ports/environment.ts';
import type { RealtimePort } from '../ports/realtime-port.ts';
import type { Agreements } from './agreements.ts';
import type { AskedToken } from './asked-token.ts';
import type { LazyAttempts } from './lazy-attempts.ts';
import type { ChangeReporter } from './changes.ts';
import type { Feeds } from './feeds.ts';
import { isConnectionLost } from './is-connection-lost.ts';
import type { SleepWatch } from './sleep-watch.ts';

/** Sources that a running client watches, and the parts that it notifies. */
export interface ClientWatchesWiring {
  readonly tokens: Environment['tokens'];
  readonly asked: AskedToken;
  readonly sleep: SleepWatch;
  readonly realtime: RealtimePort;
  readonly changes: Pick<ChangeReporter, 'publish'>;
  readonly feeds: Pick<Feeds, 'setConnectionState'>;
  readonly attempts: Pick<LazyAttempts, 'wake'>;
  readonly agreements: Pick<Agreements, 'reportInBackground'>;
  readonly sendAuth: (event: AuthEvent) => void;
  readonly wallet: ActorRefFrom<WalletMachine>;
  readonly notice: ActorRefFrom<NoticeMachine>;
  readonly currentUserId: () => string | null;
}

/** Starts all watches of a client; returns functions that stop them. */
export function startClientWatches({
  tokens,
  asked,
  sleep,
  realtime,
  changes,
  feeds,
  attempts,
  agreements,
  sendAuth,
  wallet,
  notice,
  currentUserId,
}: ClientWatchesWiring): (() => void)[] {
  function watchWallet(): () => void {
    let seen: { id: string; version: number } | null = null;
    const subscription = wallet.subscribe(({ context: { wallet: held } }) => {
      const changed = held !== null && seen?.id === held.id && seen.version !== held.version;
      seen = held;
      if (held && changed) changes.publish({ type: 'wallet', walletId: held.id });
    });
    return () => subscription.unsubscribe();
  }

  function watchNotice(): () => void {
    const subscription = notice.subscribe(() => {
      if (currentUserId() !== null) agreements.reportInBackground();
    });
    return () => subscription.unsubscribe();
  }

  function watchConnection(): () => void {
    let wasAway = false;
    return realtime.connection.subscribe(() => {
      const { state } = realtime.connection.get();
      feeds.setConnectionState(state);
      if (isConnectionLost(state)) {
        wasAway = true;
        wallet.send({ type: 'CONNECTION.LOST' });
      }
      if (state !== 'live') return;
      wallet.send({ type: 'CONNECTION.RESTORED' });
      attempts.wake();
      if (wasAway) changes.publish({ type: 'resync' });
      wasAway = false;
    });
  }

  function watchPage(): () => void {
    /** Marks the shown data as possibly outdated, before anything else runs. */
    function fallAsleep(): void {
      wallet.send({ type: 'CONNECTION.LOST' });
    }

    /** Fetches the shown data again, since it is outdated after a sleep. */
    function awaken(): void {
      fallAsleep();
      if (!isConnectionLost(realtime.connection.get().state))
        wallet.send({ type: 'CONNECTION.RESTORED' });
      wallet.send({ type: 'RESYNC.REQUESTED' });
    }

    /**
     * The page was restored from the back/forward cache and missed events of other tabs: its user is
     * hidden before any call if the token has changed, and is read again in any case.
     */
    function recheck(): void {
      const token = tokens.read();
      sendAuth(
        token === asked.token ? { type: 'RESYNC.REQUESTED' } : { type: 'TOKEN.CHANGED', token },
      );
    }

    return sleep.wake.subscribe((signal) => {
      if (signal === 'restored') recheck();
      if (signal === 'online') attempts.wake();
      if (signal === 'frozen') fallAsleep();
      else if (signal !== 'offline' && sleep.hasSlept()) awaken();
    });
  }

  return [
    sleep.start(),
    watchWallet(),
    watchNotice(),
    watchConnection(),
    tokens.onChangedElsewhere((token) => sendAuth({ type: 'TOKEN.CHANGED', token })),
    watchPage(),
  ];
}
