import type { ActorRefFrom } from 'xstate';
import type { AuthEvent } from '../machines/auth/auth.types.ts';
import type { NoticeMachine } from '../machines/notice/notice.machine.ts';
import type { WalletMachine } from '../machines/wallet/wallet.machine.ts';
import type { Environment } from '../ports/environment.ts';
import type { RealtimePort } from '../ports/realtime-port.ts';
import type { Agreements } from './agreements.ts';
import type { AskedToken } from './asked-token.ts';
import type { Attempts } from './attempts.ts';
import type { ChangeReporter } from './changes.ts';
import type { Feeds } from './feeds.ts';
import { isAway } from './is-away.ts';
import type { SleepWatch } from './sleep-watch.ts';

/** Sources that a started client watches, and the parts that it notifies. */
export interface ClientWatchesWiring {
  readonly tokens: Environment['tokens'];
  readonly asked: AskedToken;
  readonly sleep: SleepWatch;
  readonly realtime: RealtimePort;
  readonly changes: Pick<ChangeReporter, 'tell'>;
  readonly feeds: Pick<Feeds, 'tellConnection'>;
  readonly attempts: Pick<Attempts, 'wake'>;
  readonly agreements: Pick<Agreements, 'tell'>;
  readonly sendAuth: (event: AuthEvent) => void;
  readonly wallet: ActorRefFrom<WalletMachine>;
  readonly notice: ActorRefFrom<NoticeMachine>;
  readonly currentUserId: () => string | null;
}

/** Starts all watches of a client; returns how to stop each. */
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

  function watchPage(): () => void {
    /** Marks the shown data as possibly outdated, before anything runs again. */
    function fallAsleep(): void {
      wallet.send({ type: 'CONNECTION.LOST' });
    }

    /** Fetches the shown data again, since it is outdated after a sleep. */
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
