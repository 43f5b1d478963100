import { compareAmounts, shareOfWhole, subtractAmounts } from '@lobi/formats';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { meterLevel, type MeterLevel } from '../../primitives/meter/meter-level.ts';
import { Meter } from '../../primitives/meter/meter.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { formatDateTime } from '../date-time/format-date-time.ts';
import { useCurrency } from '../money/use-currency.ts';
import { useLimitAmount, type LimitUnit } from './use-limit-amount.ts';

export interface LimitMeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Names the limit, e.g. "Batas deposit, 24 jam". */
  label: string;
  /** Decimal text; whole minutes if `unit` is `minutes`. */
  used: string;
  limit: string;
  /** ISO 8601; when the count resets. Not shown if missing. */
  resetsAt?: string | null | undefined;
  /** Default `money`. */
  unit?: LimitUnit | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Share of the limit from which it is nearly reached; default 0.8. */
  nearFrom?: number | undefined;
}

/** Labels of the levels, since colours and stripes must not be the only cue. */
const levelTexts: Readonly<Record<MeterLevel, 'meterNear' | 'meterReached' | undefined>> = {
  normal: undefined,
  high: 'meterNear',
  full: 'meterReached',
};

/** Used and remaining part of a limit, and the time of its reset. */
export const LimitMeter = forwardRef<HTMLDivElement, LimitMeterProps>(function LimitMeter(
  {
    label,
    used,
    limit,
    resetsAt,
    unit = 'money',
    currency: code,
    nearFrom = 0.8,
    className,
    ...rest
  },
  ref,
) {
  const { locale, timeZone, messages } = useKit();
  const texts = messages.safety;
  const currency = useCurrency(code);
  const amountText = useLimitAmount(unit, code);
  const share =
    compareAmounts(limit, '0', currency.code) > 0 ? shareOfWhole(used, limit, currency.code) : 1;
  const level = meterLevel(share, 1, nearFrom);
  const levelKey = levelTexts[level];
  const reset = resetsAt == null ? undefined : formatDateTime(resetsAt, { locale, timeZone });
  const remarks = [
    levelKey && texts[levelKey],
    level === 'full'
      ? undefined
      : fill(texts.meterLeft, { amount: amountText(subtractAmounts(limit, used, currency.code)) }),
    reset === undefined ? undefined : fill(texts.meterResets, { time: reset }),
  ].filter((remark) => remark !== undefined);
  return (
    <Meter
      {...rest}
      ref={ref}
      className={slotClass('LimitMeter', 'root', className)}
      label={label}
      value={share}
      max={1}
      high={nearFrom}
      valueText={fill(texts.meterUsed, { used: amountText(used), limit: amountText(limit) })}
      note={remarks.join(' · ')}
    />
  );
});
