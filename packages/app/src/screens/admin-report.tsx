import { useEntity, usePlatform } from '@lobi/core/react';
import { Stack } from '@lobi/ui';
import { KpiRow } from '@lobi/ui/data';
import { useBrand } from '../config/brand-context.ts';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { ChartPlace, ReportChart } from './parts/office/late-charts.tsx';
import { ReportControls } from './parts/office/report-controls.tsx';
import { useReportRange } from './parts/office/report-range.ts';
import { ReportTable } from './parts/office/report-table.tsx';
import { useReportSums } from './parts/office/use-report-sums.ts';

/** Turnover, payouts, result and commissions by day, game or agent. @source ours */
export function AdminReportScreen() {
  const { timeZone, money } = useBrand();
  const { currency } = money;
  const failureText = useFailureText();
  const now = usePlatform().serverNow();
  const { range, setRange } = useReportRange(timeZone, now);
  const report = useEntity('admin.report', {}, range);
  const answer = report.status === 'ready' ? report.entity : undefined;
  const failure = report.status === 'loading' ? null : report.failure;
  const sums = useReportSums(answer?.total, currency);
  return (
    <Stack gap={5}>
      <PageHeading name="route.admin.report" />
      <ReportControls range={range} timeZone={timeZone} now={now} onRangeChange={setRange} />
      <KpiRow items={sums} loading={report.status === 'loading'} />
      {answer && answer.rows.length > 0 && (
        <ChartPlace>
          <ReportChart rows={answer.rows} group={range.group} currency={currency} />
        </ChartPlace>
      )}
      <ReportTable
        range={range}
        currency={currency}
        rows={answer?.rows}
        total={answer?.total}
        refreshing={report.status === 'ready' && report.refreshing}
        error={failure ? failureText(failure) : undefined}
        onRetry={report.status === 'loading' ? undefined : report.refresh}
      />
    </Stack>
  );
}
