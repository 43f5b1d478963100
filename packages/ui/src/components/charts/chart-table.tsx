import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { ScrollArea } from '../../primitives/scroll-area/scroll-area.tsx';
import type { ChartData } from './chart.types.ts';
import type { ChartFormat } from './use-chart-format.ts';
import * as S from './chart-frame.styles.ts';

/** The figures of a chart as a table: a row for every position, a column for every series. */
export function ChartTable({
  x,
  series,
  xLabel,
  title,
  format,
}: Pick<ChartData, 'x' | 'series' | 'xLabel'> & { title: string; format: ChartFormat }) {
  const { display } = useMessages();
  return (
    <S.Sheet>
      <ScrollArea label={title} orientation="both" maxHeight="var(--chart-height)">
        <S.Table className="lobi-Chart-table" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{xLabel ?? display.chartAxis}</th>
              {series.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {x.map((xValue, row) => (
              <tr key={`${xValue} ${row}`}>
                <th scope="row">{format.fullX(xValue)}</th>
                {series.map(({ id, values }) => (
                  <td key={id}>{format.figure(values[row] ?? null)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </S.Table>
      </ScrollArea>
    </S.Sheet>
  );
}
