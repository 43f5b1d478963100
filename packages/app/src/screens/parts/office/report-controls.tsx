import type { FieldErrors } from '@lobi/core/contract';
import { Inline } from '@lobi/ui';
import { DateField, SegmentedControl } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import { dayIn, type ReportGroup, type ReportRange } from './report-range.ts';

interface ReportControlsProps {
  range: ReportRange;
  groups: readonly ReportGroup[];
  timeZone: string;
  /** The present in ms: a report has no future. */
  now: number;
  /** Error of the first or last day. */
  errors: FieldErrors | undefined;
  onRangeChange: (change: Partial<ReportRange>) => void;
}

/** First and last day of a report, and its grouping. */
export function ReportControls({
  range,
  groups,
  timeZone,
  now,
  errors,
  onRangeChange,
}: ReportControlsProps) {
  const { t } = useTranslation();
  const day = (name: 'from' | 'to', bounds: { min?: string; max?: string }) => (
    <DateField
      label={t(`admin.report.${name}`)}
      size="sm"
      value={range[name]}
      error={errors?.[name]?.[0]}
      timeZone={timeZone}
      {...bounds}
      onValueChange={(value) => {
        if (value !== '') onRangeChange({ [name]: value });
      }}
    />
  );
  return (
    <Inline gap={5} align="end">
      {day('from', { max: range.to })}
      {day('to', { min: range.from, max: dayIn(timeZone, now) })}
      <SegmentedControl
        label={t('admin.report.group')}
        size="sm"
        items={groups.map((value) => ({ value, label: t(`admin.report.by.${value}`) }))}
        value={range.group}
        onValueChange={(group) => {
          const chosen = groups.find((name) => name === group);
          if (chosen) onRangeChange({ group: chosen });
        }}
      />
    </Inline>
  );
}
