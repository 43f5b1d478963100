import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { BalanceTicker } from '../balance-ticker/balance-ticker.tsx';
import { formatDateTime } from '../date-time/format-date-time.ts';
import { useCurrency } from '../money/use-currency.ts';
import * as S from './jackpot-ticker.styles.ts';

export interface JackpotTickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Name of the jackpot; default "Jackpot". */
  label?: string | undefined;
  /** Decimal text, as the server last sent it; `null` while it loads. */
  amount: string | null;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Time of the last win, ISO 8601. */
  lastPaidAt?: string | null | undefined;
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * Amount of a jackpot. Only amounts of the server are ever shown: changed digits roll to a new one, or
 * change at once with reduced motion. It is not announced.
 */
export const JackpotTicker = forwardRef<HTMLDivElement, JackpotTickerProps>(function JackpotTicker(
  { label, amount, currency: code, lastPaidAt, size = 'md', className, ...rest },
  ref,
) {
  const { locale, timeZone, messages } = useKit();
  const { play } = messages;
  const currency = useCurrency(code);
  const paidAt = lastPaidAt && formatDateTime(lastPaidAt, { locale, timeZone });
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('JackpotTicker', 'root', className)}
      data-size={size}
    >
      <S.Label>{label ?? play.jackpot}</S.Label>
      <S.Amount className="lobi-JackpotTicker-amount">
        {amount === null ? (
          <>
            <VisuallyHidden>{play.jackpotUnknown}</VisuallyHidden>
            <Skeleton width="8em" />
          </>
        ) : (
          <BalanceTicker value={amount} currency={currency.code} />
        )}
      </S.Amount>
      {paidAt && <S.Note>{fill(play.jackpotSince, { time: paidAt })}</S.Note>}
    </S.Root>
  );
});
