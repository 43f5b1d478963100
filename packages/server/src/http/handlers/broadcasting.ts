import type { HandlersOf } from '../call.ts';
import { isOwnChannel } from '../own-channel.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Subscriptions to private channels. */
export function createBroadcastingHandlers({
  services: { secondFactors },
  signSubscription,
}: HandlerDependencies): HandlersOf<'broadcasting'> {
  return {
    'broadcasting.auth': async ({ session, body: { socket_id, channel_name } }) => {
      // Users who have yet to set up a second factor receive events about themselves, too.
      if (!isOwnChannel(channel_name)) await secondFactors.assertGiven(session.actor);
      return signSubscription(session, socket_id, channel_name);
    },
  };
}
