import { createRequire } from 'node:module';
import Echo from 'laravel-echo';
import type PusherClass from 'pusher-js';
import type { HttpSession } from '@lobi/core/conformance';

/** pusher-js for Node; its package names the browser's build first. */
const Pusher = createRequire(import.meta.url)('pusher-js') as typeof PusherClass;

export type RealEcho = Echo<'reverb'>;

type AuthCallback = (error: Error | null, data: { auth: string } | null) => void;

/** A real Echo over a real pusher-js, authorized by a session like the product's client. */
export function createEcho(origin: string, session: HttpSession, key = 'lobi'): RealEcho {
  const { hostname, port } = new URL(origin);
  const authorize = async (
    socket_id: string,
    channel_name: string,
    callback: AuthCallback,
  ): Promise<void> => {
    const answer = await session.call('broadcasting.auth', { body: { socket_id, channel_name } });
    if (answer.status === 200) callback(null, answer.body as { auth: string });
    else callback(new Error(String(answer.status)), null);
  };
  return new Echo({
    broadcaster: 'reverb',
    Pusher,
    key,
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    withoutInterceptors: true,
    authorizer: ({ name }: { name: string }) => ({
      authorize: (socketId: string, callback: AuthCallback): void => {
        void authorize(socketId, name, callback);
      },
    }),
  });
}
