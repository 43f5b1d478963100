import type Pusher from 'pusher-js';
import type { DriverHandlers } from './realtime-driver.ts';

/** Close codes after which a client must not reconnect. @source Pusher protocol 7 */
const isFinalCode = (code: number): boolean => code > 4_000 && code < 4_100;

/** Close codes after which pusher-js would reconnect without a pause. @source Pusher protocol 7 */
const isRetryCode = (code: number): boolean => code >= 4_200 && code < 4_300;

/** Close code of a browser for a socket that ended without a closing frame. @source RFC 6455 §7.1.5 */
const cutCode = 1_006;

/** Code of a pusher-js error: a close code is nested in another error, a lost connection has none. */
function closeCodeOf(error: unknown): number {
  type ErrorData = { readonly data?: { readonly code?: unknown } };
  const { data, error: closing } = (error ?? {}) as ErrorData & { readonly error?: ErrorData };
  if (data?.code === cutCode) return cutCode;
  return typeof closing?.data?.code === 'number' ? closing.data.code : 0;
}

/** pusher-js starts connections automatically; only requested ones are allowed. */
export interface WantedConnection {
  isWanted: boolean;
}

/** Reports events of the pusher-js socket, and prevents automatic reconnects. */
export function watchPusher(
  pusher: Pusher,
  handlers: DriverHandlers,
  wanted: WantedConnection,
): void {
  const { connection } = pusher;
  let closeCode = 0;

  /** Stopping pusher-js must wait until it has set the timer that this event announces. */
  const loseSocket = (): void => {
    const wasCut = closeCode === cutCode;
    queueMicrotask(() => {
      if (!wanted.isWanted) return;
      wanted.isWanted = false;
      pusher.disconnect();
      handlers.lost(wasCut);
    });
  };

  connection.bind('connecting', () => {
    if (!wanted.isWanted) queueMicrotask(() => pusher.disconnect());
  });
  connection.bind('connected', () => handlers.connected());
  connection.bind('message', () => handlers.frame());
  // A close code is reported as an error and handled immediately. An error frame on a live socket has
  // another kind of code.
  connection.bind('error', (error: unknown) => {
    closeCode = closeCodeOf(error);
    queueMicrotask(() => {
      closeCode = 0;
    });
    if (isRetryCode(closeCode)) loseSocket();
  });
  connection.bind('connecting_in', loseSocket);
  // Has a code when pusher-js considers the closing final, and none when we requested it.
  connection.bind('disconnected', () => {
    wanted.isWanted = false;
    if (isFinalCode(closeCode)) handlers.refused(closeCode);
    else if (closeCode > 0) handlers.lost(false);
  });
}
