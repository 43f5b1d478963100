import { buildPath } from '@lobi/core/routes';
import { NotificationCenter } from '@lobi/ui';
import { useState } from 'react';
import { useNotifications } from '../page/use-notifications.ts';

/** Number of notifications in the bell; all of them are on a page. */
const newest = { page: 1, perPage: 8 };

/**
 * The bell of the frame. It fetches the notifications when first opened; the count is part of the user.
 */
export function NotificationBell() {
  const [wasOpened, setWasOpened] = useState(false);
  const { total: _, ...news } = useNotifications(wasOpened ? newest : null);
  return (
    <NotificationCenter
      {...news}
      onOpen={() => setWasOpened(true)}
      allHref={buildPath('notification.index')}
    />
  );
}
