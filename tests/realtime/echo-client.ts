import { createRequire } from 'node:module';
import Echo from 'laravel-echo';
import type { HttpSession } from '../contract/http-session.ts';

/** pusher-js for Node; its package names the browser's build first. */
const Pusher = createRequire(import.meta.url)('pusher-js') as typeof import('pusher-js').default;

export type RealEcho = Echo<'reverb'>;

/** A real Echo over a real pusher-js, authorised by a session as the product's client does it. */
export function createEcho(origin: string, session: HttpSession, key = 'lobi'): RealEcho {
  const { hostname, port } = new URL(origin);
  return new Echo({
    broadcaster: 'reverb',
    Pusher,
    key,
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    withoutInterceptors: true,
    authorizer: (channel: { name: string }) => ({
      authorize: (
        socketId: string,
        callback: (error: Error | null, data: { auth: string } | null) => void,
      ): void => {
        void session
          .call('broadcasting.auth', { body: { socket_id: socketId, channel_name: channel.name } })
          .then((answer) => {
            if (answer.status === 200) callback(null, answer.body as { auth: string });
            else callback(new Error(String(answer.status)), null);
          });
      },
    }),
  });
}
