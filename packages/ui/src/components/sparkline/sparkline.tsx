import { forwardRef, type CSSProperties, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import type { Tone } from '../../primitives/axes.ts';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { formatFigure, type Figure, type FigureFormat } from '../num/format-figure.ts';
import { sparklineBox, sparklinePath } from './sparkline-path.ts';
import * as S from './sparkline.styles.ts';

export interface SparklineProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Values from the oldest to the newest; `null` for a missing one. Decimal text for money. */
  points: readonly Figure[];
  /** Name of the figure, e.g. "GGR"; the accessible text begins with it. */
  label: string;
  /** Format in which screen readers read the values; default `number`. */
  format?: FigureFormat | undefined;
  /** ISO 4217 code for `money`; default the kit's currency. */
  currency?: string | undefined;
  /** Default `neutral`. */
  tone?: Tone | undefined;
  /** Fills the area below the line; default false. */
  ground?: boolean | undefined;
  /** Marks the newest value with a dot; default false. */
  end?: boolean | undefined;
  /** CSS lengths; default full width, 28 px high. */
  width?: string | undefined;
  height?: string | undefined;
}

const numberOf = (figure: Figure): number | null => {
  const number = figure === null || figure === '' ? Number.NaN : Number(figure);
  return Number.isFinite(number) ? number : null;
};

/** Position in the image in percent. */
const percent = (value: number, whole: number): string => `${(value / whole) * 100}%`;

/**
 * A figure over time as a small line without axes, next to the figure itself. Its accessible text names
 * the first, last, lowest and highest.
 * @example <Sparkline label="GGR" points={ggr.byHour} format="money" />
 */
export const Sparkline = forwardRef<HTMLSpanElement, SparklineProps>(function Sparkline(
  {
    points,
    label,
    format = 'number',
    currency,
    tone = 'neutral',
    ground = false,
    end = false,
    width,
    height,
    className,
    style,
    ...rest
  },
  ref,
) {
  const { locale, messages, currency: kitCurrency } = useKit();
  const presentPoints = points.flatMap((figure) => {
    const number = numberOf(figure);
    return number === null ? [] : [{ figure, number }];
  });
  const figureText = (figure: Figure | undefined): string =>
    formatFigure(figure ?? null, {
      locale,
      format,
      currency: currency ?? kitCurrency.code,
      compact: format === 'money',
      mark: true,
    }) ?? '–';
  const ordered = presentPoints.toSorted((one, other) => one.number - other.number);
  const lowest = ordered[0];
  const highest = ordered.at(-1);
  const flat = lowest !== undefined && lowest.number === highest?.number;
  const { display } = messages;
  const text = !lowest
    ? fill(display.sparklineEmpty, { label })
    : flat
      ? fill(display.sparklineFlat, { label, value: figureText(lowest.figure) })
      : fill(display.sparkline, {
          label,
          first: figureText(presentPoints[0]?.figure),
          last: figureText(presentPoints.at(-1)?.figure),
          lowest: figureText(lowest.figure),
          highest: figureText(highest?.figure),
        });
  const drawing = sparklinePath(points.map(numberOf));
  const box = sparklineBox;
  const variables = {
    ...(width === undefined ? {} : { '--spark-width': width }),
    ...(height === undefined ? {} : { '--spark-height': height }),
    ...(drawing && {
      '--spark-x': percent(drawing.end[0], box.width),
      '--spark-y': percent(drawing.end[1], box.height),
    }),
    ...style,
  } as CSSProperties;
  return (
    <S.Root
      role="img"
      aria-label={text}
      {...rest}
      ref={ref}
      className={slotClass('Sparkline', 'root', className)}
      style={variables}
      data-tone={tone}
      data-flat={flag(flat)}
      data-empty={flag(!drawing)}
    >
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {ground && drawing && <S.Ground d={drawing.ground} className="lobi-Sparkline-ground" />}
        <S.Line
          d={drawing?.line ?? `M0 ${box.height / 2}H${box.width}`}
          className="lobi-Sparkline-line"
        />
      </svg>
      {end && drawing && <S.End className="lobi-Sparkline-end" />}
    </S.Root>
  );
});
