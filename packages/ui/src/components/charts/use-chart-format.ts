import { useMemo } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { formatFigure, type Figure } from '../num/format-figure.ts';
import type { ChartData } from './chart.types.ts';
import { chartXText } from './chart-x-text.ts';

/** Formatters of a chart in the user's language. */
export interface ChartFormat {
  /** A value in full. */
  figure(figure: Figure): string;
  /** A tick of the value axis. */
  tick(figure: number): string;
  /** A position on the x axis, short. */
  x(x: string): string;
  /** A position on the x axis, in full. */
  fullX(x: string): string;
}

/** Returns the formatters of values and positions for one chart. */
export function useChartFormat({
  format = 'number',
  currency,
  xFormat = 'text',
}: Pick<ChartData, 'format' | 'currency' | 'xFormat'>): ChartFormat {
  const { locale, timeZone, messages, currency: kitCurrency } = useKit();
  return useMemo(() => {
    const options = { locale, format, currency: currency ?? kitCurrency.code };
    return {
      figure: (figure) => formatFigure(figure, options) ?? messages.display.chartMissing,
      tick: (figure) => formatFigure(figure, { ...options, compact: true }) ?? '',
      x: (x) => chartXText(x, xFormat, { locale, timeZone }),
      fullX: (x) => chartXText(x, xFormat, { locale, timeZone, full: true }),
    };
  }, [locale, timeZone, messages, kitCurrency, format, currency, xFormat]);
}
