import type Pusher from 'pusher-js';
import type { DriverHandlers } from './realtime-driver.ts';

/** Close codes with which a server sends a client away for good. @source Pusher protocol 7 */
const isFinalCode = (code: number): boolean => code > 4_000 && code < 4_100;

/** Close codes after which pusher-js would come back without any pause. @source Pusher protocol 7 */
const isRetryCode = (code: number): boolean => code >= 4_200 && code < 4_300;

/** Close code of a browser for a socket that ended without a closing frame. @source RFC 6455 §7.1.5 */
const cutCode = 1_006;

/** Code of an error of pusher-js: that of a close is inside another one, a cut as it is. */
function closeCodeOf(error: unknown): number {
  type ErrorData = { readonly data?: { readonly code?: unknown } };
  const { data, error: closing } = (error ?? {}) as ErrorData & { readonly error?: ErrorData };
  if (data?.code === cutCode) return cutCode;
  return typeof closing?.data?.code === 'number' ? closing.data.code : 0;
}

/** pusher-js starts connections of its own accord; only those we asked for may go on. */
export interface WantedConnection {
  isWanted: boolean;
}

/** Reports what happens to the socket of pusher-js, and keeps it from coming back automatically. */
export function watchPusher(
  pusher: Pusher,
  handlers: DriverHandlers,
  wanted: WantedConnection,
): void {
  const { connection } = pusher;
  let closeCode = 0;

  /** Stopping pusher-js must wait until it has set the timer that it is talking about. */
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
  // A closing code is reported as an error and, in the same breath, acted upon. An error frame on a
  // live socket has no code of that kind.
  connection.bind('error', (error: unknown) => {
    closeCode = closeCodeOf(error);
    queueMicrotask(() => {
      closeCode = 0;
    });
    if (isRetryCode(closeCode)) loseSocket();
  });
  connection.bind('connecting_in', loseSocket);
  // Reported with a code when pusher-js takes the closing for final, without when we asked for it.
  connection.bind('disconnected', () => {
    wanted.isWanted = false;
    if (isFinalCode(closeCode)) handlers.refused(closeCode);
    else if (closeCode > 0) handlers.lost(false);
  });
}
