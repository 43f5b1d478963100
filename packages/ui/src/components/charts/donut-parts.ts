import { sumAmounts } from '@lobi/formats';
import type { Figure, FigureFormat } from '../num/format-figure.ts';
import { heightOf } from './chart-rows.ts';
import type { SeriesTone } from './series-look.ts';

/** One part of a whole. */
export interface DonutPart {
  readonly id: string;
  readonly label: string;
  /** Zero or more; decimal text for money. */
  readonly value: Figure;
  /** A colour with a meaning; default the next of the palette. */
  readonly tone?: SeriesTone | undefined;
}

/** A part with its share of the whole. */
export interface DonutShare extends DonutPart {
  readonly height: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** Maximum number of separate parts; the rest are combined. */
export const maxParts = 6;

/** Id of the combined part. */
export const othersId = 'others';

/** Sum of figures: exact for money, as a number otherwise. */
export function sumFigures(
  figures: readonly Figure[],
  format: FigureFormat,
  currency: string,
): Figure {
  if (format === 'money') {
    return sumAmounts(
      figures.map((figure) => (figure === null ? '0' : String(figure))),
      currency,
    );
  }
  return figures.reduce<number>((sum, figure) => sum + (heightOf(figure) ?? 0), 0);
}

/**
 * Parts in their order with their shares. Negative or invalid figures count as zero; beyond six, the
 * last are combined as `others`.
 */
export function donutShares(
  parts: readonly DonutPart[],
  options: { format: FigureFormat; currency: string; others: string },
): DonutShare[] {
  const separate = parts.length > maxParts ? parts.slice(0, maxParts - 1) : parts;
  const rest = parts.slice(separate.length);
  const shown: readonly DonutPart[] =
    rest.length === 0
      ? separate
      : [
          ...separate,
          {
            id: othersId,
            label: options.others,
            value: sumFigures(
              rest.map(({ value }) => value),
              options.format,
              options.currency,
            ),
          },
        ];
  const heights = shown.map(({ value }) => Math.max(0, heightOf(value) ?? 0));
  const whole = heights.reduce((sum, height) => sum + height, 0);
  return shown.map((part, index) => {
    const height = heights[index] ?? 0;
    return { ...part, height, share: whole === 0 ? 0 : height / whole };
  });
}
