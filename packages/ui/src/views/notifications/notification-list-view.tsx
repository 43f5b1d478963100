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
import * as S from './notification-list-view.styles.ts';

export interface NotificationListViewProps {
  /** One page of them, newest first. */
  items: readonly NotificationItem[];
  status: NotificationStatus;
  onRetry?: (() => void) | undefined;
  /** One was opened. */
  onRead?: ((id: string) => void) | undefined;
  /** Without it there is no button; leave it out when everything has been read. */
  onReadAll?: (() => void) | undefined;
  /** Page now, from 1. */
  page: number;
  pageSize: number;
  /** On all pages. */
  total: number;
  onPageChange: (page: number) => void;
  /** Sizes to choose from, the shortest first; without them there is no choice. */
  pageSizes?: readonly number[] | undefined;
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** Fixed present in ms, for pictures and tests. */
  now?: number | undefined;
}

/** All notifications of the reader, page by page. */
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
    </S.Root>
  );
}
