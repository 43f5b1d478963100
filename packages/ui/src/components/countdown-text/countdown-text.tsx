import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useSecondsLeft } from '../../primitives/ring-timer/use-seconds-left.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { countdownText, type CountdownFormat } from './format-countdown.ts';
import * as S from './countdown-text.styles.ts';

export interface CountdownTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** End of the countdown: ISO 8601 text, or ms since 1970. */
  endsAt: string | number;
  /** `clock` shows `1:05`, `words` shows `2 jam, 5 menit`; default `clock`. */
  format?: CountdownFormat | undefined;
  /** Seconds left from which it is highlighted; default 0, never. */
  warnAt?: number | undefined;
  /** Text at the end; default "Waktu habis". */
  over?: ReactNode;
  /** Clock in ms; default the browser's. Use a server-synchronized one if money depends on it. */
  now?: (() => number) | undefined;
}

/**
 * Time left as running text, counted to the second. The seconds are never announced.
 * @example Berlaku <CountdownText endsAt={deposit.expiresAt} />
 */
export const CountdownText = forwardRef<HTMLSpanElement, CountdownTextProps>(function CountdownText(
  { endsAt, format = 'clock', warnAt = 0, over, now, className, ...rest },
  ref,
) {
  const { locale, messages } = useKit();
  const endMs = typeof endsAt === 'number' ? endsAt : Date.parse(endsAt);
  const hasEnd = Number.isFinite(endMs);
  const seconds = useSecondsLeft(hasEnd ? endMs : 0, now);
  const done = hasEnd && seconds === 0;
  return (
    <S.Root
      role="timer"
      aria-live="off"
      {...rest}
      ref={ref}
      className={slotClass('CountdownText', 'root', className)}
      data-warn={flag(hasEnd && !done && seconds <= warnAt)}
      data-done={flag(done)}
      data-invalid={flag(!hasEnd)}
    >
      {!hasEnd
        ? '–'
        : done
          ? (over ?? messages.display.countdownOver)
          : countdownText(seconds, format, locale)}
    </S.Root>
  );
});
