import { forwardRef, useEffect, useState, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { formatDateTime } from '../date-time/format-date-time.ts';
import { Money } from '../money/money.tsx';
import { useCurrency } from '../money/use-currency.ts';
import { jackpotNow } from './jackpot-now.ts';
import * as S from './jackpot-ticker.styles.ts';

export interface JackpotTickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Name of the jackpot; default "Jackpot". */
  label?: string | undefined;
  /** Decimal text, as the server last told it. */
  amount: string;
  /** Growth a second as the server tells it, decimal text; without it the amount stands. */
  ratePerSecond?: string | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** When it was last paid, ISO 8601. */
  lastPaidAt?: string | undefined;
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const stepMs = 1000;

/**
 * A jackpot as it grows. The moving figure is for the eye alone and is never announced; assistive
 * technology reads the amount the server told. Where motion is reduced it stands.
 */
export const JackpotTicker = forwardRef<HTMLDivElement, JackpotTickerProps>(function JackpotTicker(
  { label, amount, ratePerSecond, currency: code, lastPaidAt, size = 'md', className, ...rest },
  ref,
) {
  const { locale, timeZone, messages } = useKit();
  const { play } = messages;
  const currency = useCurrency(code);
  const [grown, setGrown] = useState({ from: amount, elapsedMs: 0 });

  useEffect(() => {
    const isStill =
      window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
      document.documentElement.dataset['lobiMotion'] === 'reduced';
    if (ratePerSecond === undefined || isStill) return undefined;
    const start = performance.now();
    const timer = setInterval(
      () => setGrown({ from: amount, elapsedMs: performance.now() - start }),
      stepMs,
    );
    return () => clearInterval(timer);
  }, [amount, ratePerSecond]);

  const elapsedMs = grown.from === amount ? grown.elapsedMs : 0;
  const shown = jackpotNow(amount, ratePerSecond ?? '0', elapsedMs, currency.code);
  const paidAt = lastPaidAt && formatDateTime(lastPaidAt, { locale, timeZone });
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('JackpotTicker', 'root', className)}
      data-size={size}
    >
      <S.Label>{label ?? play.jackpot}</S.Label>
      <VisuallyHidden>
        <Money value={amount} currency={currency.code} />
      </VisuallyHidden>
      <S.Amount aria-hidden="true" className="lobi-JackpotTicker-amount">
        <Money value={shown} currency={currency.code} />
      </S.Amount>
      {paidAt && <S.Note>{fill(play.jackpotSince, { time: paidAt })}</S.Note>}
    </S.Root>
  );
});
