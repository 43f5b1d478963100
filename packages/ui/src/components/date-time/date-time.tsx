import { forwardRef, type TimeHTMLAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { formatDateTime, type DateTimeMode } from './format-date-time.ts';
import * as S from './date-time.styles.ts';

export interface DateTimeProps extends Omit<
  TimeHTMLAttributes<HTMLTimeElement>,
  'children' | 'dateTime'
> {
  /** ISO 8601 text, milliseconds since 1970, or a date; `null` shows a dash. */
  at: string | number | Date | null;
  /** Default `date-time`. */
  mode?: DateTimeMode | undefined;
  /** Shows the zone's short name; default true. Set false if a heading names the zone. */
  zone?: boolean | undefined;
  /** IANA zone; default the kit's. */
  timeZone?: string | undefined;
}

/** A time in the user's language and time zone. @example <DateTime at={entry.createdAt} /> */
export const DateTime = forwardRef<HTMLTimeElement, DateTimeProps>(function DateTime(
  { at, mode = 'date-time', zone = true, timeZone, className, ...rest },
  ref,
) {
  const kit = useKit();
  const options = { locale: kit.locale, timeZone: timeZone ?? kit.timeZone, mode, zone };
  const text = at === null ? undefined : formatDateTime(at, options);
  return (
    <S.Root
      // A date has the direction of its own language, regardless of the page's.
      dir="auto"
      {...rest}
      ref={ref}
      className={slotClass('DateTime', 'root', className)}
      dateTime={at === null || text === undefined ? undefined : new Date(at).toISOString()}
      data-invalid={flag(at !== null && text === undefined)}
    >
      {text ?? '–'}
    </S.Root>
  );
});
