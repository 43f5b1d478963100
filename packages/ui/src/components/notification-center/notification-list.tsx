import { mdiBellOutline } from '@mdi/js';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { RelativeTime } from '../date-time/relative-time.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import type { NotificationItem, NotificationStatus } from './notification.ts';
import * as S from './notification-center.styles.ts';

interface NotificationListProps {
  items: readonly NotificationItem[];
  status: NotificationStatus;
  onRetry?: (() => void) | undefined;
  onRead?: ((id: string) => void) | undefined;
  now?: number | undefined;
  /** Heading level of the empty state; default 3. */
  emptyLevel?: 2 | 3 | undefined;
}

/** The notifications, or their placeholder. */
export function NotificationList({
  items,
  status,
  onRetry,
  onRead,
  now,
  emptyLevel = 3,
}: NotificationListProps) {
  const { base, navigation } = useMessages();
  if (status === 'loading') {
    return (
      <S.Wait aria-busy="true">
        <VisuallyHidden role="status">{navigation.notificationsLoading}</VisuallyHidden>
        <Skeleton lines={3} height="44px" />
      </S.Wait>
    );
  }
  if (status === 'error') {
    return (
      <S.Note role="alert">
        <p>{navigation.notificationsError}</p>
        {onRetry && (
          <Button size="sm" variant="soft" onClick={onRetry}>
            {base.retry}
          </Button>
        )}
      </S.Note>
    );
  }
  if (items.length === 0) return <EmptyState kind="notifications" level={emptyLevel} />;
  return (
    <S.List tabIndex={-1}>
      {items.map((item) => (
        <li key={item.id}>
          <S.Line
            className="lobi-NotificationCenter-item"
            data-unread={flag(!item.read)}
            data-tone={item.tone ?? 'neutral'}
            onClick={() => {
              if (!item.read) onRead?.(item.id);
            }}
            render={item.href === undefined ? undefined : <KitLink href={item.href} />}
            defaultTag="button"
            {...(item.href === undefined && { type: 'button' })}
          >
            <S.Picture>
              <Icon path={item.icon ?? mdiBellOutline} />
            </S.Picture>
            <S.Text>
              <S.Subject>
                {!item.read && <VisuallyHidden>{navigation.unread}: </VisuallyHidden>}
                {item.title}
              </S.Subject>
              {item.body !== undefined && <S.Body>{item.body}</S.Body>}
              <S.Time>
                <RelativeTime at={item.at} now={now} />
              </S.Time>
            </S.Text>
            {!item.read && <S.Dot className="lobi-NotificationCenter-dot" />}
          </S.Line>
        </li>
      ))}
    </S.List>
  );
}
