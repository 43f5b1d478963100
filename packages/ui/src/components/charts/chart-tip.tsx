import { useEffect, useRef } from 'react';
import type { TooltipContentProps } from 'recharts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import type { ChartSeries } from './chart.types.ts';
import { FillSample, LineSample } from './series-marks.tsx';
import { seriesLook } from './series-look.ts';
import type { ChartFormat } from './use-chart-format.ts';
import * as S from './chart-frame.styles.ts';

export interface ChartTipProps {
  point: Pick<TooltipContentProps, 'active' | 'activeIndex'>;
  x: readonly string[];
  series: readonly ChartSeries[];
  format: ChartFormat;
  sample: 'line' | 'fill';
  /** Prefix of the ids of hatchings. */
  id: string;
}

/**
 * Tooltip with the figures of one position. They are announced while the keyboard moves through the
 * chart, but not on hover.
 */
export function ChartTip({ point, x, series, format, sample, id }: ChartTipProps) {
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const index = point.active ? Number(point.activeIndex ?? -1) : -1;
  const xValue = x[index];
  const presentSeries = series
    .map((row, order) => ({ ...row, order, value: row.values[index] ?? null }))
    .filter(({ value }) => value !== null);
  const heading = xValue === undefined ? '' : format.fullX(xValue);
  const sentence = [
    heading,
    ...presentSeries.map(({ label, value }) =>
      series.length > 1 ? `${label} ${format.figure(value)}` : format.figure(value),
    ),
  ].join(', ');
  const shown = xValue !== undefined && presentSeries.length > 0;
  useEffect(() => {
    const figure = shown ? root.current?.closest('figure') : undefined;
    const announcePlace = () => {
      if (figure?.querySelector('svg:focus-visible')) announce(sentence, { key: 'chart' });
    };
    announcePlace();
    // The pointer may already be on the position that the keyboard moves to.
    figure?.addEventListener('focusin', announcePlace);
    return () => figure?.removeEventListener('focusin', announcePlace);
  }, [announce, sentence, shown]);
  if (!shown) return null;
  return (
    <S.Tip ref={root} className="lobi-Chart-tip">
      <strong>{heading}</strong>
      <dl>
        {presentSeries.map(({ id: key, label, value, tone, order }) => (
          <div key={key}>
            {series.length > 1 && sample === 'line' && (
              <LineSample look={seriesLook(order, tone)} />
            )}
            {series.length > 1 && sample === 'fill' && (
              <FillSample look={seriesLook(order, tone)} id={`${id}-tip-${order}`} />
            )}
            <dt>{label}</dt>
            <dd>{format.figure(value)}</dd>
          </div>
        ))}
      </dl>
    </S.Tip>
  );
}
