import type { ChannelKey, ChannelPayload } from '../contract/channels.ts';
import { backoffMs, retryRule } from '../ports/backoff.ts';
import type { Environment } from '../ports/environment.ts';
import type { ChannelListener, ConnectionStatus, RealtimePort } from '../ports/realtime-port.ts';
import { createStore } from '../ports/store.ts';

/** A join that waits for the code, or was passed to it. */
interface Join {
  /** Joins for real. */
  start(realtime: RealtimePort): void;
}

/**
 * Creates realtime whose code is loaded when the first channel is joined, so that a guest's first paint
 * does not pay for it. Joins meanwhile are queued, and dropped again when left.
 */
export function createLazyRealtime(
  load: () => Promise<RealtimePort>,
  { clock, random, logger }: Pick<Environment, 'clock' | 'random' | 'logger'>,
): RealtimePort {
  const status = createStore<ConnectionStatus>({ state: 'idle', since: clock.now() });
  const waiting = new Set<Join>();
  let realtime: RealtimePort | undefined;
  let isLoading = false;
  let failures = 0;
  let isClosed = false;

  const takeOver = (loaded: RealtimePort): void => {
    if (isClosed) {
      loaded.close();
      return;
    }
    realtime = loaded;
    loaded.connection.subscribe(() => status.set(loaded.connection.get()));
    const joins = [...waiting];
    waiting.clear();
    for (const join of joins) join.start(loaded);
    status.set(loaded.connection.get());
  };

  const ensure = (): void => {
    if (isLoading || isClosed || waiting.size === 0) return;
    isLoading = true;
    if (status.get().state === 'idle') status.set({ state: 'connecting', since: clock.now() });
    load().then(takeOver, (error: unknown) => {
      isLoading = false;
      failures += 1;
      logger.warn('realtime could not be loaded', error);
      status.set({ state: 'offline', since: clock.now() });
      clock.setTimeout(ensure, backoffMs(failures - 1, retryRule, random));
    });
  };

  return {
    connection: status,
    join<Key extends ChannelKey>(
      key: Key,
      id: string,
      listener: ChannelListener<ChannelPayload<Key>>,
    ) {
      if (realtime) return realtime.join(key, id, listener);
      let leave: (() => void) | undefined;
      const join: Join = {
        start: (loaded) => {
          leave = loaded.join(key, id, listener);
        },
      };
      waiting.add(join);
      ensure();
      return () => {
        waiting.delete(join);
        leave?.();
      };
    },
    close() {
      isClosed = true;
      waiting.clear();
      realtime?.close();
    },
  };
}
