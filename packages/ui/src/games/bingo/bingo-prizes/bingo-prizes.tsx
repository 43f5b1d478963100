import { mdiCheckCircle } from '@mdi/js';
import { useId } from 'react';
import { Money } from '../../../components/money/money.tsx';
import { fill } from '../../../messages/fill.ts';
import { fillCount } from '../../../messages/fill-count.ts';
import { flag } from '../../../primitives/flag.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { useKit, useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { useTableFormat } from '../../table/use-table-format.ts';
import type { BingoPatternName, BingoPatterns, BingoPrizeFacts } from '../bingo.types.ts';
import * as S from './bingo-prizes.styles.ts';

export interface BingoPrizesProps {
  prizes: readonly BingoPrizeFacts[];
  /** Number of sold cards from which the prizes are guaranteed; default `null`: they are not. */
  guaranteedFrom?: number | null | undefined;
  /** Number of cards that are still to be sold until then. Default 0. */
  missingCards?: number | undefined;
  patterns: BingoPatterns;
  currency: string;
  className?: string | undefined;
}

/** A small card with the cells of a pattern; of several lines, the second. */
function PatternPicture({
  pattern,
  patterns,
}: Pick<BingoPrizesProps, 'patterns'> & { pattern: BingoPatternName }) {
  const cells = new Set(patterns[pattern][1] ?? patterns[pattern][0] ?? []);
  return (
    <S.Picture viewBox="0 0 29 29" aria-hidden="true">
      {Array.from({ length: 25 }, (_, cell) => (
        <rect
          key={cell}
          x={(cell % 5) * 6}
          y={Math.floor(cell / 5) * 6}
          width="5"
          height="5"
          rx="1"
          data-in={flag(cells.has(cell))}
        />
      ))}
    </S.Picture>
  );
}

type PrizeStatusProps = Pick<BingoPrizesProps, 'currency' | 'guaranteedFrom' | 'missingCards'> & {
  prize: BingoPrizeFacts;
};

/** Winners of a prize; before that its guarantee, if there is one. */
function PrizeStatus({ prize, currency, guaranteedFrom, missingCards = 0 }: PrizeStatusProps) {
  const { bingo } = useMessages();
  const { money } = useTableFormat();
  const { amount, guaranteed, winners } = prize;
  if (winners !== null) {
    return (
      <span>
        <Icon path={mdiCheckCircle} size={16} />
        {fill(bingo.prizeWon, { count: winners })}
      </span>
    );
  }
  const isGuaranteed = typeof guaranteedFrom === 'number' && guaranteed !== null;
  if (isGuaranteed && missingCards > 0)
    return (
      <span data-guaranteed="">{fill(bingo.atLeast, { amount: money(guaranteed, currency) })}</span>
    );
  // A share above the guarantee needs none.
  return isGuaranteed && amount === guaranteed ? (
    <span data-guaranteed="">{bingo.guaranteed}</span>
  ) : (
    <span>{bingo.prizeOpen}</span>
  );
}

/**
 * Current prize of each pattern, and the number of cards that have won it or, before that, what is
 * guaranteed.
 */
export function BingoPrizes({
  prizes,
  patterns,
  currency,
  guaranteedFrom = null,
  missingCards = 0,
  className,
}: BingoPrizesProps) {
  const { messages, locale } = useKit();
  const { bingo } = messages;
  const id = useId();
  return (
    <S.Root
      className={slotClass('BingoPrizes', 'root', slotClass('PlayFrame', 'choice', className))}
      aria-labelledby={id}
    >
      <h2 id={id}>{bingo.prizes}</h2>
      <S.List>
        {prizes.map((prize) => (
          <S.Prize key={prize.pattern} data-won={flag(prize.winners !== null)}>
            <PatternPicture pattern={prize.pattern} patterns={patterns} />
            <div>
              <b>{bingo[prize.pattern]}</b>
              <PrizeStatus
                prize={prize}
                currency={currency}
                guaranteedFrom={guaranteedFrom}
                missingCards={missingCards}
              />
            </div>
            <Money value={prize.amount} currency={currency} />
          </S.Prize>
        ))}
      </S.List>
      {guaranteedFrom !== null && missingCards > 0 && (
        <S.Missing>
          {fillCount(bingo.guaranteedFrom, missingCards, locale, { from: guaranteedFrom })}
        </S.Missing>
      )}
      <S.Note>{bingo.prizeNote}</S.Note>
    </S.Root>
  );
}
