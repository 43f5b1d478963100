import { compareAmounts } from '@lobi/formats';
import { forwardRef, type HTMLAttributes } from 'react';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Marquee } from '../../primitives/marquee/marquee.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { Money } from '../money/money.tsx';
import { useCurrency } from '../money/use-currency.ts';
import * as S from './live-wins-ticker.styles.ts';

/** A win as the server published it. */
export interface LiveWin {
  readonly id: string;
  /** Masked by the server, e.g. `and***7`. */
  readonly name: string;
  readonly gameTitle: string;
  /** Decimal texts. */
  readonly stake: string;
  /** Payout including the stake. */
  readonly payout: string;
}

export interface LiveWinsTickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Only what is given; nothing is made up, and nothing is repeated to look like more. */
  items: readonly LiveWin[];
  /** Where the same wins stand as a list, for everyone who does not read a moving line. */
  href: string;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
}

/**
 * Wins of others as a slow line that can be stopped. It is for the eye alone; the link leads to the
 * list. Returns of the stake or less are no wins and are left out. Renders nothing without wins.
 */
export const LiveWinsTicker = forwardRef<HTMLDivElement, LiveWinsTickerProps>(
  function LiveWinsTicker({ items, href, currency: code, className, ...rest }, ref) {
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
  },
);
