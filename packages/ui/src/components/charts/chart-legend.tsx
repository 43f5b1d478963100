import type { ChartSeries } from './chart.types.ts';
import { FillSample, LineSample } from './series-marks.tsx';
import { seriesLook } from './series-look.ts';
import * as S from './chart-frame.styles.ts';

/** Shows which colour and pattern belongs to which series; only for several series. */
export function ChartLegend({
  series,
  sample,
  id,
}: {
  series: readonly ChartSeries[];
  sample: 'line' | 'fill';
  id: string;
}) {
  if (series.length < 2) return null;
  return (
    <S.Legend className="lobi-Chart-legend">
      {series.map(({ id: key, label, tone }, index) => {
        const look = seriesLook(index, tone);
        return (
          <li key={key}>
            {sample === 'line' ? (
              <LineSample look={look} />
            ) : (
              <FillSample look={look} id={`${id}-legend-${index}`} />
            )}
            {label}
          </li>
        );
      })}
    </S.Legend>
  );
}
