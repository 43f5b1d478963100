import { forwardRef } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import type { DateTimeProps } from './date-time.tsx';
import { formatDateTime } from './format-date-time.ts';
import { relativeTimeText } from './relative-time-text.ts';
import { useNow } from './use-now.ts';
import * as S from './date-time.styles.ts';

export interface RelativeTimeProps extends Omit<DateTimeProps, 'mode' | 'zone'> {
  /** Fixed current time in ms, for snapshots and tests; default the real time. */
  now?: number | undefined;
}

/** Relative time, updated every 30 s; the exact time is in the tooltip. */
export const RelativeTime = forwardRef<HTMLTimeElement, RelativeTimeProps>(function RelativeTime(
  { at, now, timeZone, className, ...rest },
  ref,
) {
  const kit = useKit();
  const present = useNow();
  const date = at === null ? undefined : new Date(at);
  if (!date || Number.isNaN(date.getTime())) {
    return (
      <S.Root {...rest} ref={ref} className={slotClass('RelativeTime', 'root', className)}>
        –
      </S.Root>
    );
  }
  return (
    <S.Root
      title={formatDateTime(date, { locale: kit.locale, timeZone: timeZone ?? kit.timeZone })}
      dir="auto"
      {...rest}
      ref={ref}
      className={slotClass('RelativeTime', 'root', className)}
      dateTime={date.toISOString()}
    >
      {relativeTimeText(date.getTime(), now ?? present, kit.locale)}
    </S.Root>
  );
});
