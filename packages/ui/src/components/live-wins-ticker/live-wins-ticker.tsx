import { compareAmounts } from '@lobi/formats';
import { forwardRef, type HTMLAttributes } from 'react';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Marquee } from '../../primitives/marquee/marquee.tsx';
import { replaceable } from '../../primitives/kit-provider/replaceable.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { Money } from '../money/money.tsx';
import { useCurrency } from '../money/use-currency.ts';
import * as S from './live-wins-ticker.styles.ts';

/** A win as the server published it. */
export interface LiveWin {
  readonly id: string;
  /** Username, masked by the server, e.g. `and***7`. */
  readonly name: string;
  readonly gameTitle: string;
  /** Decimal texts. */
  readonly stake: string;
  /** Payout including the stake. */
  readonly payout: string;
}

export interface LiveWinsTickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Real wins only; none are invented or repeated. */
  items: readonly LiveWin[];
  /** Address of the same wins as a list, for users who cannot read moving text. */
  href: string;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
}

const PlainLiveWinsTicker = forwardRef<HTMLDivElement, LiveWinsTickerProps>(function LiveWinsTicker(
  { items, href, currency: code, className, ...rest },
  ref,
) {
  const { play } = useKit().messages;
  const currency = useCurrency(code);
  const wins = items.filter(
    ({ stake, payout }) => compareAmounts(payout, stake, currency.code) > 0,
  );
  if (wins.length === 0) return null;
  return (
    <S.Root {...rest} ref={ref} className={slotClass('LiveWinsTicker', 'root', className)}>
      <Marquee label={play.wins} gap={7}>
        {wins.map(({ id, name, gameTitle, payout }) => (
          <S.Win key={id} aria-hidden="true" className="lobi-LiveWinsTicker-win">
            <b>{name}</b>
            <Money value={payout} currency={currency.code} />
            <span>{gameTitle}</span>
          </S.Win>
        ))}
      </Marquee>
      <KitLink href={href} className="lobi-LiveWinsTicker-link">
        {play.winsSee}
      </KitLink>
    </S.Root>
  );
});

/**
 * Wins of other players as a slow ticker that can be paused. It is visual only; the link leads to the list.
 * Returns of the stake or less are not wins and are omitted. Renders nothing without wins.
 */
export const LiveWinsTicker = replaceable('LiveWinsTicker', PlainLiveWinsTicker);
