import { useAuth } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import { Stack } from '@lobi/ui';
import { KpiBoard } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../page/page-heading.tsx';
import { Slot } from '../page/slot.tsx';
import { boardCharts } from './parts/office/board-charts.tsx';
import { FigureGroup } from './parts/office/figure-group.tsx';
import { useOnlineSlot } from './parts/office/use-online-slot.tsx';
import { superadminSlots, WaitingChanges } from './parts/office/superadmin-board.tsx';
import { ProviderAlarms } from './parts/providers/provider-alarms.tsx';
import { useBoard } from './parts/office/use-board.ts';

const groups = ['queue', 'users'] as const;

/**
 * Figures of the day compared with yesterday, the queue, the users, and fourteen days as charts; for
 * superadmins above all that the requests that wait for their approval.
 * @source spec §2
 */
export function AdminDashboardScreen() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const isSuperadmin = user?.role === 'superadmin';
  const dashboard = useEntity('dashboard.show', {});
  const answer = dashboard.status === 'ready' ? dashboard.entity : null;
  const figures = answer && 'days' in answer ? answer : null;
  const board = useBoard(figures);
  const online = useOnlineSlot();
  const loading = dashboard.status === 'loading';
  const failed = dashboard.status === 'failed';
  const counts = groups.map((id) => ({
    id,
    span: 'half' as const,
    content: <FigureGroup title={t(`admin.board.${id}`)} items={board[id]} loading={loading} />,
  }));
  const charts = figures ? boardCharts(figures) : [];
  const own = isSuperadmin ? superadminSlots : [];
  return (
    <Stack gap={5}>
      <PageHeading name="route.admin.dashboard" />
      {user && (
        <Slot
          name={isSuperadmin ? 'dashboard.superadmin.top' : 'dashboard.admin.top'}
          user={user}
        />
      )}
      <ProviderAlarms />
      {isSuperadmin && <WaitingChanges />}
      <KpiBoard
        items={board.day}
        period={t('admin.board.period')}
        countedAt={figures?.countedAt}
        loading={loading}
        failed={failed}
        onRetry={failed ? dashboard.refresh : undefined}
        slots={failed ? [...own, ...online] : [...counts, ...own, ...charts, ...online]}
      />
    </Stack>
  );
}
