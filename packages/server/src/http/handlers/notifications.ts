import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Notifications of the caller. */
export function createNotificationHandlers({
  services: { notifications },
}: HandlerDependencies): HandlersOf<'notification'> {
  return {
    'notification.list': ({ actor, query, language }) => notifications.list(actor, query, language),
    'notification.read': async ({ actor, body }) => {
      await notifications.read(actor, body.ids);
      return undefined;
    },
  };
}
