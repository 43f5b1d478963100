import { numberFormat } from '@lobi/formats';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { Size, Tone } from '../axes.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { slotClass } from '../slot-class.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { meterLevel, type MeterLevel } from './meter-level.ts';
import * as S from './meter.styles.ts';

export interface MeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Name of the measured quantity; labels the meter. */
  label: string;
  value: number;
  /** Maximum value; default 100. */
  max?: number | undefined;
  /** Share of `max` from which it counts as high; default 0.8. */
  high?: number | undefined;
  /** Default follows the level: `accent`, from `high` on `warning`, at `max` `danger`. */
  tone?: Tone | undefined;
  /** Height of the bar, 4, 8 or 12 px; default `md`. */
  size?: Size | undefined;
  /** The value as text, e.g. "Rp 300.000 dari Rp 500.000"; default the share in per cent. */
  valueText?: string | undefined;
  /** A short note below, e.g. the reset time of a limit. */
  note?: ReactNode;
  /** Shows the label to assistive technology only; default false. */
  labelHidden?: boolean | undefined;
}

const toneOf: Readonly<Record<MeterLevel, Tone>> = {
  normal: 'accent',
  high: 'warning',
  full: 'danger',
};

/**
 * Used amount of a limit or quota. A high level shows stripes as well as a colour. For a running process
 * use `Progress`.
 */
export const Meter = forwardRef<HTMLDivElement, MeterProps>(function Meter(
  {
    label,
    value,
    max = 100,
    high = 0.8,
    tone,
    size = 'md',
    valueText,
    note,
    labelHidden = false,
    className,
    ...rest
  },
  ref,
) {
  const { locale } = useKit();
  const level = meterLevel(value, max, high);
  const share = max > 0 ? value / max : 1;
  const text = valueText ?? numberFormat(locale, { style: 'percent' }).format(Math.max(share, 0));
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('Meter', 'root', className)}
      value={Math.min(Math.max(value, 0), Math.max(max, 0))}
      max={Math.max(max, 1)}
      getAriaValueText={() => text}
      data-tone={tone ?? toneOf[level]}
      data-level={level}
      data-size={size}
    >
      {labelHidden ? (
        <VisuallyHidden>
          <S.Label>{label}</S.Label>
        </VisuallyHidden>
      ) : (
        <S.Label className="lobi-Meter-label">{label}</S.Label>
      )}
      <S.Value className="lobi-Meter-value" aria-hidden="true">
        {text}
      </S.Value>
      <S.Track className="lobi-Meter-track">
        <S.Indicator className="lobi-Meter-indicator" />
      </S.Track>
      {note !== undefined && <S.Note className="lobi-Meter-note">{note}</S.Note>}
    </S.Root>
  );
});
