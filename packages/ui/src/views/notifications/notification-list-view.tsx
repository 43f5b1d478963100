import { mdiCheckAll } from '@mdi/js';
import type {
  NotificationItem,
  NotificationStatus,
} from '../../components/notification-center/notification.ts';
import { NotificationList } from '../../components/notification-center/notification-list.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { hasPages } from '../../components/pagination/page-sizes.ts';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { PushPanel, type PushPanelProps } from './push-panel.tsx';
import * as S from './notification-list-view.styles.ts';

export interface NotificationListViewProps {
  /** One page of notifications, newest first. */
  items: readonly NotificationItem[];
  status: NotificationStatus;
  onRetry?: (() => void) | undefined;
  /** Called when a notification was opened. */
  onRead?: ((id: string) => void) | undefined;
  /** Marks all as read; omit it if all are read, to hide the button. */
  onReadAll?: (() => void) | undefined;
  /** Current page, from 1. */
  page: number;
  pageSize: number;
  /** Number of notifications on all pages. */
  total: number;
  onPageChange: (page: number) => void;
  /** Page sizes to choose from, smallest first; without them there is no choice. */
  pageSizes?: readonly number[] | undefined;
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** Push messages of this device; without it the section is hidden. */
  device?: PushPanelProps | undefined;
  /** Fixed current time in ms, for snapshots and tests. */
  now?: number | undefined;
}

/** All notifications of the user, page by page. */
export function NotificationListView({
  items,
  status,
  onRetry,
  onRead,
  onReadAll,
  page,
  pageSize,
  total,
  onPageChange,
  pageSizes,
  onPageSizeChange,
  device,
  now,
}: NotificationListViewProps) {
  const { base, navigation } = useMessages();
  return (
    <S.Root className="lobi-NotificationListView-root">
      <PageHeader
        title={base.notifications}
        size="lg"
        actions={
          onReadAll && (
            <Button
              variant="soft"
              tone="neutral"
              iconStart={<Icon path={mdiCheckAll} />}
              onClick={onReadAll}
            >
              {navigation.notificationsReadAll}
            </Button>
          )
        }
      />
      <S.Panel aria-label={base.notifications}>
        <NotificationList
          items={items}
          status={status}
          onRetry={onRetry}
          onRead={onRead}
          now={now}
          emptyLevel={2}
        />
      </S.Panel>
      {hasPages(total, page, pageSizes ?? [pageSize]) && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={total}
          onPageChange={onPageChange}
          pageSizes={pageSizes}
          onPageSizeChange={onPageSizeChange}
        />
      )}
      {device && <PushPanel {...device} />}
    </S.Root>
  );
}
