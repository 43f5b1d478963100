import { formatMoneyText } from '@lobi/formats';
import { forwardRef, type ElementType, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { replaceable } from '../../primitives/kit-provider/replaceable.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { formatDateTime } from '../date-time/format-date-time.ts';
import { oddsText } from '../odds/odds-text.ts';
import { OutcomeMark } from '../odds/outcome-mark.tsx';
import type { Selection } from '../odds/outcome.ts';
import { betOutcome, type BetFacts } from './bet-outcome.ts';
import * as S from './bet-row.styles.ts';

/** A bet of the signed-in player; the same fields as the contract's bet. */
export interface BetRowBet extends BetFacts {
  readonly id: string;
  /** `null` for a game without sides. */
  readonly selection: Selection | null;
  /** Final return per 100; `null` until known. */
  readonly odds: number | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface BetRowProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'title'> {
  /** Default `div`; use `li` in a list. */
  as?: ElementType | undefined;
  bet: BetRowBet;
  /** Selection of the bet; default the name of the side. */
  title?: ReactNode;
  /** Current odds per 100, for the possible return of an open bet; `null` while there are none. */
  currentOdds?: number | null | undefined;
  /** Custom line below the title; default the time of the bet, then the final odds. */
  note?: ReactNode;
}

const PlainBetRow = forwardRef<HTMLElement, BetRowProps>(function BetRow(
  { as, bet, title, currentOdds = null, note, className, ...rest },
  ref,
) {
  const { locale, timeZone, oddsFormat, messages } = useKit();
  const { arena, play } = messages;
  const outcome = betOutcome(bet, currentOdds);
  const money = (amount: string): string =>
    formatMoneyText(amount, bet.currency, { locale }) ?? amount;
  const placedAt =
    formatDateTime(bet.createdAt, { locale, timeZone, mode: 'clock' }) ?? bet.createdAt;
  return (
    <S.Root
      {...rest}
      as={as}
      ref={ref as never}
      className={slotClass('BetRow', 'root', className)}
      data-status={bet.status}
      data-gain={flag(outcome?.isGain)}
    >
      {bet.selection && <OutcomeMark outcome={bet.selection} size={26} />}
      <b>{title ?? (bet.selection && arena[bet.selection])}</b>
      <b>{money(bet.amount)}</b>
      <small>
        {note ??
          (bet.odds === null
            ? fill(play.betPlacedAt, { time: placedAt })
            : fill(play.betOdds, { odds: oddsText(bet.odds, oddsFormat, locale) }))}
      </small>
      <small className="lobi-BetRow-outcome">
        {outcome
          ? fill(
              play[outcome.word],
              outcome.amount === undefined ? {} : { amount: money(outcome.amount) },
            )
          : play.betPlaced}
      </small>
    </S.Root>
  );
});

/**
 * One bet: side, stake, and its possible return or outcome. It has the colour of a win only if the
 * payout exceeded the stake.
 */
export const BetRow = replaceable('BetRow', PlainBetRow);
