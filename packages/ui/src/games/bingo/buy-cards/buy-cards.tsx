import { scaleAmount } from '@lobi/formats';
import { fill } from '../../../messages/fill.ts';
import { fillCount } from '../../../messages/fill-count.ts';
import { useKit } from '../../../primitives/kit-provider/kit-context.ts';
import { usePlayFrame } from '../../play-frame/play-frame-context.ts';
import { useTableFormat } from '../../table/use-table-format.ts';
import type { BingoRound } from '../bingo.types.ts';
import * as S from './buy-cards.styles.ts';

export interface BuyCardsProps {
  /** The current round; `null` before the first. */
  round: Pick<BingoRound, 'phase' | 'cardPrice'> | null;
  /** Chosen number of cards; `null` while the field is empty or its text is invalid. */
  count: number | null;
  onCountChange: (count: number | null) => void;
  /** Maximum number of cards that can be bought. */
  maximumCards: number;
  /** Whether the player has bought cards for the round, which is possible once. Default false. */
  isBought?: boolean | undefined;
  onBuy: (count: number, amount: string) => void;
}

/** Number of cards to buy, and their total price. Inside `PlayFrame`. */
export function BuyCards({
  round,
  count,
  onCountChange,
  maximumCards,
  isBought = false,
  onBuy,
}: BuyCardsProps) {
  const { messages, locale } = useKit();
  const { bingo, table } = messages;
  const { money } = useTableFormat();
  const { game } = usePlayFrame();
  const price = round?.cardPrice ?? '0';
  const isSelling = round?.phase === 'betting' && !isBought;
  const closed = isBought && round?.phase === 'betting' ? bingo.boughtNote : bingo.calling;
  const isCount = count !== null && Number.isInteger(count) && count >= 1 && count <= maximumCards;
  const amount = isCount ? scaleAmount(price, count, 1, game.currency) : null;
  return (
    <S.Sale
      amount={isSelling ? amount : '0'}
      verb={fillCount(bingo.buy, count ?? 0, locale)}
      choiceMissing={isSelling ? undefined : isBought ? bingo.bought : bingo.closedSale}
      onPlay={(sum) => count !== null && onBuy(count, sum)}
      stake={
        isSelling ? (
          <S.Count
            label={bingo.howMany}
            hint={fillCount(bingo.maximumCards, maximumCards, locale)}
            value={count}
            onValueChange={onCountChange}
            min={1}
            max={maximumCards}
            size="lg"
          />
        ) : (
          <S.Note>{round ? closed : table.nextSoon}</S.Note>
        )
      }
    >
      <S.Head>
        <h2>{bingo.buyTitle}</h2>
        <span>{fill(bingo.price, { amount: money(price, game.currency) })}</span>
      </S.Head>
    </S.Sale>
  );
}
