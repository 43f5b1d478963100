import { slotClass } from '../../../primitives/slot-class.ts';
import { PlayFrame } from '../../play-frame/play-frame.tsx';
import type { PlayedOnce, PlaySeat } from '../../play-frame/play-frame.types.ts';
import { RoundProof } from '../../table/round-proof/round-proof.tsx';
import type { RoundProofFacts } from '../../table/table.types.ts';
import { BingoCaller } from '../bingo-caller/bingo-caller.tsx';
import { BingoCards } from '../bingo-cards/bingo-cards.tsx';
import { BingoPrizes } from '../bingo-prizes/bingo-prizes.tsx';
import type { BingoOwnCard, BingoPatterns, BingoRound } from '../bingo.types.ts';
import { BuyCards, type BuyCardsProps } from '../buy-cards/buy-cards.tsx';
import * as S from './bingo-view.styles.ts';

export interface BingoViewProps extends BuyCardsProps {
  seat: PlaySeat;
  round: BingoRound | null;
  /** Own cards of the round. */
  cards: readonly BingoOwnCard[];
  /** The patterns of the game. */
  patterns: BingoPatterns;
  /** The last finished round; `null` before the first. */
  proof: RoundProofFacts | null;
  /** The cards that were over last. */
  last: PlayedOnce | null;
  className?: string | undefined;
}

/** Bingo as a whole: balls, own cards, the sale and the prizes. */
export function BingoView({
  seat,
  round,
  cards,
  patterns,
  mostCards,
  isBought,
  onBuy,
  proof,
  last,
  className,
}: BingoViewProps) {
  return (
    <PlayFrame
      seat={seat}
      className={slotClass('BingoView', 'root', className)}
      ratio={{ narrow: '4 / 3', wide: '1 / 0.52' }}
      last={last}
      screen={<BingoCaller round={round} now={seat.now} />}
      board={<BingoCards cards={cards} called={round?.called ?? []} patterns={patterns} />}
      controls={
        <S.Side>
          <BuyCards round={round} mostCards={mostCards} isBought={isBought} onBuy={onBuy} />
          {round && (
            <BingoPrizes prizes={round.prizes} patterns={patterns} currency={seat.game.currency} />
          )}
        </S.Side>
      }
      info={<RoundProof proof={proof} />}
    />
  );
}
