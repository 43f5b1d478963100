import { reportFigures } from '@lobi/core/contract';
import { usePlatform } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import { Stack } from '@lobi/ui';
import { useBrand } from '../config/brand-context.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { reportGroups, useReportRange } from './parts/office/report-range.ts';
import { Report } from './parts/office/report.tsx';

/** Turnover, payouts, result and commissions by day, game or agent. @source ours */
export function AdminReportScreen() {
  const { timeZone, money } = useBrand();
  const { range, setRange } = useReportRange(timeZone, usePlatform().serverNow());
  const report = useEntity('admin.report', {}, range);
  return (
    <Stack gap={5}>
      <PageHeading name="route.admin.report" />
      <Report
        report={report}
        figures={reportFigures.house}
        currency={money.currency}
        range={range}
        onRangeChange={setRange}
        groups={reportGroups}
      />
    </Stack>
  );
}
