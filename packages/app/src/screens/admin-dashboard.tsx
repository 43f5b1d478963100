import { useEntity } from '@lobi/core/react';
import { KpiBoard } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../page/page-heading.tsx';
import { boardCharts } from './parts/office/board-charts.tsx';
import { FigureGroup } from './parts/office/figure-group.tsx';
import { useOnlineSlot } from './parts/office/use-online-slot.tsx';
import { useBoard } from './parts/office/use-board.ts';

const groups = ['queue', 'users'] as const;

/** The day in figures against yesterday, the queue, the users, and fourteen days as charts. @source spec §2 */
export function AdminDashboardScreen() {
  const { t } = useTranslation();
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
  return (
    <>
      <PageHeading name="route.admin.dashboard" />
      <KpiBoard
        items={board.day}
        period={t('admin.board.period')}
        countedAt={figures?.countedAt}
        loading={loading}
        failed={failed}
        onRetry={failed ? dashboard.refresh : undefined}
        slots={failed ? online : [...counts, ...(figures ? boardCharts(figures) : []), ...online]}
      />
    </>
  );
}
