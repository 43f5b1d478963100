import { forwardRef, useState, type CSSProperties } from 'react';
import { Pie, PieChart, ResponsiveContainer, Sector } from 'recharts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { ScrollArea } from '../../primitives/scroll-area/scroll-area.tsx';
import { formatFigure, type FigureFormat } from '../num/format-figure.ts';
import { formatNumber } from '../num/format-number.ts';
import type { ChartFrameProps } from './chart.types.ts';
import { ChartFrame } from './chart-frame.tsx';
import * as F from './chart-frame.styles.ts';
import { donutShares, sumFigures, type DonutPart, type DonutShare } from './donut-parts.ts';
import * as S from './donut-chart.styles.ts';
import { usePlotId } from './plot.tsx';
import { seriesLook } from './series-look.ts';
import { FillSample, HatchPattern, hatchFill } from './series-marks.tsx';
import { useChartFormat, type ChartFormat } from './use-chart-format.ts';

export interface DonutChartProps extends ChartFrameProps {
  /** Parts of the whole, largest first; more than six are combined. */
  parts: readonly DonutPart[];
  /** Default `number`. */
  format?: FigureFormat | undefined;
  /** ISO 4217 code for `money`; default the kit's currency. */
  currency?: string | undefined;
  /** Heading of the first column of the table; default "Bagian". */
  partLabel?: string | undefined;
}

/** Largest edge of the ring in px. */
const ringSize = 188;

interface PictureProps {
  shares: readonly DonutShare[];
  total: string;
  shortTotal: string;
  format: ChartFormat;
  formatShare: (share: number) => string;
  totalLabel: string;
  name: string;
  height: number;
}

interface SectorShape {
  index?: number;
  cx?: number;
  cy?: number;
  innerRadius?: number;
  outerRadius?: number;
  startAngle?: number;
  endAngle?: number;
}

function Picture({
  shares,
  total,
  shortTotal,
  format,
  formatShare,
  totalLabel,
  name,
  height,
}: PictureProps) {
  const id = usePlotId();
  const [pinned, setPinned] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const shown = shares.find((share) => share.id === (pointed ?? pinned));
  const edge = Math.min(ringSize, height);
  return (
    <S.Layout className="lobi-Chart-picture">
      <S.Ring style={{ '--donut-size': `${edge}px` } as CSSProperties}>
        <div aria-hidden="true">
          <ResponsiveContainer
            width="100%"
            aspect={1}
            initialDimension={{ width: edge, height: edge }}
          >
            <PieChart accessibilityLayer={false}>
              <defs>
                {shares.map((share, index) => (
                  <HatchPattern
                    key={share.id}
                    id={`${id}-${index}`}
                    look={seriesLook(index, share.tone)}
                  />
                ))}
              </defs>
              <Pie
                data={[...shares]}
                dataKey="height"
                nameKey="label"
                innerRadius="68%"
                outerRadius="98%"
                startAngle={90}
                endAngle={-270}
                paddingAngle={shares.filter(({ height: tall }) => tall > 0).length > 1 ? 1.5 : 0}
                isAnimationActive={false}
                rootTabIndex={-1}
                onMouseEnter={(_, index) => setPointed(shares[index]?.id)}
                onMouseLeave={() => setPointed(undefined)}
                shape={({ index = 0, ...sector }: SectorShape) => (
                  <Sector
                    {...sector}
                    cornerRadius={3}
                    stroke="none"
                    fill={hatchFill(`${id}-${index}`, seriesLook(index, shares[index]?.tone))}
                    opacity={!shown || shares[index]?.id === shown.id ? 1 : 0.35}
                  />
                )}
              />
            </PieChart>
          </ResponsiveContainer>
        </div>
        <S.Middle aria-hidden="true">
          <strong>{shown ? formatShare(shown.share) : shortTotal}</strong>
          <span>{shown?.label ?? totalLabel}</span>
        </S.Middle>
      </S.Ring>
      <S.Parts aria-label={`${name}, ${totalLabel} ${total}`}>
        {shares.map((share, index) => (
          <li key={share.id}>
            <S.Part
              type="button"
              className="lobi-DonutChart-part"
              aria-pressed={pinned === share.id}
              onClick={() => setPinned(pinned === share.id ? undefined : share.id)}
              onPointerEnter={() => setPointed(share.id)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={() => setPointed(share.id)}
              onBlur={() => setPointed(undefined)}
            >
              <FillSample look={seriesLook(index, share.tone)} id={`${id}-legend-${index}`} />
              <span>{share.label}</span> <b>{format.figure(share.value)}</b>{' '}
              <i>{formatShare(share.share)}</i>
            </S.Part>
          </li>
        ))}
      </S.Parts>
    </S.Layout>
  );
}

/**
 * Parts of a whole as a ring, with a legend of parts, figures and shares. Pressing a part keeps its
 * share in the centre.
 * @example <DonutChart title="GGR per kategori" parts={byCategory} format="money" />
 */
export const DonutChart = forwardRef<HTMLElement, DonutChartProps>(function DonutChart(
  { parts, format: figureFormat = 'number', currency, partLabel, ...frame },
  ref,
) {
  const { locale, messages, currency: kitCurrency } = useKit();
  const { display } = messages;
  const code = currency ?? kitCurrency.code;
  const format = useChartFormat({ format: figureFormat, currency });
  const shares = donutShares(parts, {
    format: figureFormat,
    currency: code,
    others: display.chartOthers,
  });
  const sum = sumFigures(
    parts.map(({ value }) => value),
    figureFormat,
    code,
  );
  const formatShare = (share: number): string =>
    formatNumber(share, { locale, shape: 'percent', decimals: 1, fewestDecimals: 1 }) ?? '';
  const total = format.figure(sum);
  const shortTotal =
    figureFormat === 'money'
      ? formatFigure(sum, { locale, format: 'money', currency: code, compact: true, mark: true })
      : total;
  return (
    <ChartFrame
      {...frame}
      ref={ref}
      kind="DonutChart"
      isEmpty={shares.every(({ height }) => height === 0)}
      table={
        <F.Sheet>
          <ScrollArea label={frame.title} orientation="both" maxHeight="var(--chart-height)">
            <F.Table className="lobi-Chart-table" aria-label={frame.title}>
              <thead>
                <tr>
                  <th scope="col">{partLabel ?? display.chartPart}</th>
                  <th scope="col">{display.chartValue}</th>
                  <th scope="col">{display.chartShare}</th>
                </tr>
              </thead>
              <tbody>
                {shares.map((share) => (
                  <tr key={share.id}>
                    <th scope="row">{share.label}</th>
                    <td>{format.figure(share.value)}</td>
                    <td>{formatShare(share.share)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{display.chartTotal}</th>
                  <td>{total}</td>
                  <td>{formatShare(1)}</td>
                </tr>
              </tfoot>
            </F.Table>
          </ScrollArea>
        </F.Sheet>
      }
      picture={(name) => (
        <Picture
          shares={shares}
          total={total}
          shortTotal={shortTotal ?? total}
          format={format}
          formatShare={formatShare}
          totalLabel={display.chartTotal}
          name={name}
          height={frame.height ?? 240}
        />
      )}
    />
  );
});
