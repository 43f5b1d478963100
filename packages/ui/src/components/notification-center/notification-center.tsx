import { Popover } from '@base-ui/react/popover';
import { mdiBellOutline, mdiCheckAll } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { countText, type NotificationItem, type NotificationStatus } from './notification.ts';
import { NotificationList } from './notification-list.tsx';
import * as S from './notification-center.styles.ts';

export interface NotificationCenterProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Newest first. */
  items: readonly NotificationItem[];
  /** Number of unread notifications, including those not loaded; default counted from `items`. */
  unread?: number | undefined;
  /** Default `ready`. */
  status?: NotificationStatus | undefined;
  /** Shows a retry button if they could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Called when a notification was opened. */
  onRead?: ((id: string) => void) | undefined;
  onReadAll?: (() => void) | undefined;
  /** Called when the list opens: fetch the newest notifications then. */
  onOpen?: (() => void) | undefined;
  /** Address of the page with all notifications. */
  allHref?: string | undefined;
  /** Fixed current time in ms, for snapshots and tests. */
  now?: number | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: Popover.Root.ChangeEventDetails) => void) | undefined;
}

/**
 * A bell with a count that opens the list of notifications. A new notification changes the count and the name
 * of the button, never the focus.
 */
export const NotificationCenter = forwardRef<HTMLSpanElement, NotificationCenterProps>(
  function NotificationCenter(
    {
      items,
      unread = items.filter(({ read }) => !read).length,
      status = 'ready',
      onRetry,
      onRead,
      onReadAll,
      onOpen,
      allHref,
      now,
      open,
      defaultOpen,
      onOpenChange,
      className,
      ...rest
    },
    ref,
  ) {
    const { portalRef, messages } = useKit();
    const { base, navigation } = messages;
    return (
      <S.Root {...rest} ref={ref} className={slotClass('NotificationCenter', 'root', className)}>
        <Popover.Root
          open={open}
          defaultOpen={defaultOpen}
          onOpenChange={(next, details) => {
            if (next) onOpen?.();
            onOpenChange?.(next, details);
          }}
        >
          <Popover.Trigger
            render={
              <IconButton
                path={mdiBellOutline}
                iconSize={24}
                label={
                  unread === 0
                    ? base.notifications
                    : fill(navigation.notificationsUnread, { count: unread })
                }
              />
            }
          />
          {unread > 0 && (
            <S.Count aria-hidden="true" className="lobi-NotificationCenter-count" dir="ltr">
              {countText(unread)}
            </S.Count>
          )}
          <Popover.Portal container={portalRef}>
            <S.Positioner align="end" sideOffset={8} collisionPadding={8}>
              <S.Popup className="lobi-NotificationCenter-popup">
                <S.Head>
                  <S.Title>{base.notifications}</S.Title>
                  {onReadAll && unread > 0 && (
                    <Button
                      size="sm"
                      variant="ghost"
                      iconStart={<Icon path={mdiCheckAll} />}
                      onClick={onReadAll}
                    >
                      {navigation.notificationsReadAll}
                    </Button>
                  )}
                </S.Head>
                <NotificationList
                  items={items}
                  status={status}
                  onRetry={onRetry}
                  onRead={onRead}
                  now={now}
                />
                {allHref !== undefined && (
                  <S.All href={allHref}>{navigation.notificationsSeeAll}</S.All>
                )}
              </S.Popup>
            </S.Positioner>
          </Popover.Portal>
        </Popover.Root>
      </S.Root>
    );
  },
);
