import { numberFormat } from '@lobi/formats';
import { forwardRef, type HTMLAttributes } from 'react';
import type { Size, Tone } from '../axes.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { slotClass } from '../slot-class.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as S from './progress.styles.ts';

export interface ProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Name of the operation; labels the bar. */
  label: string;
  /** Completed amount, from 0 to `max`; `null` if unknown. */
  value: number | null;
  /** Default 100. */
  max?: number | undefined;
  /** Default `accent`. */
  tone?: Tone | undefined;
  /** Height of the bar, 4, 8 or 12 px; default `md`. */
  size?: Size | undefined;
  /** Shows the label to assistive technology only, if text beside the bar is sufficient; default false. */
  labelHidden?: boolean | undefined;
  /** Hides the text of the share; default false. */
  valueHidden?: boolean | undefined;
}

/** Progress of a process, e.g. an upload or a form with several steps. */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  {
    label,
    value,
    max = 100,
    tone = 'accent',
    size = 'md',
    labelHidden = false,
    valueHidden = false,
    className,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  const clampedValue = value === null ? null : Math.min(Math.max(value, 0), max);
  const text =
    clampedValue === null
      ? messages.atoms.inProgress
      : numberFormat(locale, { style: 'percent' }).format(max > 0 ? clampedValue / max : 0);
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('Progress', 'root', className)}
      value={clampedValue}
      max={max}
      getAriaValueText={() => text}
      data-tone={tone}
      data-size={size}
    >
      {labelHidden ? (
        <VisuallyHidden>
          <S.Label>{label}</S.Label>
        </VisuallyHidden>
      ) : (
        <S.Label className="lobi-Progress-label">{label}</S.Label>
      )}
      {!valueHidden && clampedValue !== null && (
        <S.Value className="lobi-Progress-value" aria-hidden="true">
          {text}
        </S.Value>
      )}
      <S.Track className="lobi-Progress-track">
        <S.Indicator className="lobi-Progress-indicator" />
      </S.Track>
    </S.Root>
  );
});
