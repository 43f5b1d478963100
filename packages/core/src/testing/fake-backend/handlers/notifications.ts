import { announceUser } from '../news.ts';
import { change } from '../world.ts';
import { translateText } from '../translatable-text.ts';
import { only, pageOf, type HandlersOf } from './call.ts';

/** Notifications of the caller. */
export const notificationsHandlers: HandlersOf<'notification'> = {
  'notification.list': ({ world, caller, language, input: { query } }) => {
    const rows = world.notifications.filter(only('userId', caller().id));
    const shown = rows.map(({ texts, ...row }) =>
      texts
        ? {
            ...row,
            title: translateText(language, texts.title),
            body: translateText(language, texts.body),
          }
        : row,
    );
    return pageOf(shown, query);
  },
  'notification.read': ({ world, caller, input: { body } }) => {
    const { id: userId } = caller();
    for (const row of world.notifications.filter(only('userId', userId)))
      if (row.readAt === null && (body.ids?.includes(row.id) ?? true))
        change(world.notifications, row, { readAt: world.timeNow() });
    announceUser(world, userId);
    return undefined;
  },
};
