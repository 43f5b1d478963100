import {
  figuresShown,
  type Currency,
  type Report as ReportAnswer,
  type ReportFigures,
} from '@lobi/core/contract';
import { usePlatform } from '@lobi/core/react';
import { type EntityController } from '@lobi/core/react/lists';
import { KpiRow } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useBrand } from '../../../config/brand-context.ts';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { ChartPlace, ReportChart } from './lazy-charts.tsx';
import { ReportControls } from './report-controls.tsx';
import type { ReportGroup, ReportRange } from './report-range.ts';
import { ReportTable } from './report-table.tsx';
import { useReportSums } from './use-report-sums.ts';

interface ReportProps {
  report: EntityController<ReportAnswer>;
  /** Which figures are shown. */
  figures: ReportFigures;
  currency: Currency;
  range: ReportRange;
  onRangeChange: (change: Partial<ReportRange>) => void;
  /** Keys by which its rows can be grouped. */
  groups: readonly ReportGroup[];
}

/** A report: its range and grouping, the totals, a chart and the rows. */
export function Report({ report, currency, range, onRangeChange, groups, ...props }: ReportProps) {
  const { timeZone } = useBrand();
  const failureText = useFailureText();
  const now = usePlatform().serverNow();
  const answer = report.status === 'ready' ? report.entity : undefined;
  const failure = report.status === 'loading' ? null : report.failure;
  const figures = useMemo(
    () => figuresShown(props.figures, answer?.total),
    [props.figures, answer?.total],
  );
  const sums = useReportSums(answer?.total, figures, currency);
  return (
    <>
      <ReportControls
        range={range}
        groups={groups}
        timeZone={timeZone}
        now={now}
        errors={failure?.errors}
        onRangeChange={onRangeChange}
      />
      <KpiRow items={sums} loading={report.status === 'loading'} />
      {answer && answer.rows.length > 0 && (
        <ChartPlace>
          <ReportChart
            rows={answer.rows}
            figures={figures}
            group={range.group}
            currency={currency}
          />
        </ChartPlace>
      )}
      <ReportTable
        range={range}
        figures={figures}
        currency={currency}
        rows={answer?.rows}
        total={answer?.total}
        refreshing={report.status === 'ready' && report.refreshing}
        error={failure ? failureText(failure) : undefined}
        onRetry={report.status === 'loading' ? undefined : report.refresh}
      />
    </>
  );
}
