import type { Notification, User } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { usePlatform } from '@lobi/core/react';
import { useAction } from '@lobi/core/react/lists';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { isInView } from './is-in-view.ts';
import { isClosed } from '../page/pages.ts';
import { showToast } from '../page/toasts.ts';
import { toNotification } from '../page/to-notification.ts';
import { useEvent } from '../page/use-event.ts';
import { watchNews } from '../page/watch-news.ts';

/** All of them close automatically, also bad news: the bell lists the notifications. */
const leaving = { priority: 'low', timeoutMs: 6_000 } as const;

/**
 * Shows notifications that arrive while the page is open, unless the page shows the effect itself.
 * Several at once become one toast.
 */
export function NewsToasts({ user }: { user: User }) {
  const { t } = useTranslation();
  const client = usePlatform();
  const navigate = useNavigate();
  const brand = useBrand();
  const location = useLocation();
  const { run: read } = useAction('notification.read');

  const showToasts = useEvent((news: readonly Notification[]) => {
    const unseen = news
      .map((each) => ({ each, item: toNotification(each, user) }))
      .filter(({ each, item }) => !isInView(each, item.href, location));
    const [first, ...others] = unseen;
    if (!first) return;
    const show = (href: string | undefined, act = () => {}) =>
      href === undefined || isClosed(brand, href)
        ? undefined
        : {
            label: t('toast.show'),
            onPress() {
              act();
              void navigate(href);
            },
          };
    if (others.length > 0) {
      showToast({
        ...leaving,
        title: t('toast.news', { count: unseen.length }),
        action: show(buildPath('notification.index')),
      });
      return;
    }
    const { id, title, body, tone, href } = first.item;
    showToast({
      ...leaving,
      id,
      tone: tone === 'neutral' ? 'info' : tone,
      title,
      description: body,
      action: show(href, () => void read({ body: { ids: [id] } })),
    });
  });

  useEffect(() => watchNews(client, (news) => showToasts(news)), [client, user.id, showToasts]);
  return null;
}
