import { memo, useMemo } from 'react';
import { PlayersFeed } from '../../../components/players-feed/players-feed.tsx';
import { slotClass } from '../../../primitives/slot-class.ts';
import { useHandler } from '../../../primitives/use-handler.ts';
import { Controls } from '../../play-frame/play-dock.styles.ts';
import type { PlayedOnce, PlaySeat } from '../../play-frame/play-frame.types.ts';
import { isWhole, useStoredState } from '../../play-frame/use-stored-state.ts';
import { RoundProof } from '../../table/round-proof/round-proof.tsx';
import type { RoundBets, RoundProofFacts } from '../../table/table.types.ts';
import { BingoCaller } from '../bingo-caller/bingo-caller.tsx';
import { BingoCards } from '../bingo-cards/bingo-cards.tsx';
import { BingoPrizes } from '../bingo-prizes/bingo-prizes.tsx';
import type { BingoOwnCard, BingoPatternName, BingoPatterns, BingoRound } from '../bingo.types.ts';
import { BuyCards, type BuyCardsProps } from '../buy-cards/buy-cards.tsx';
import * as S from './bingo-view.styles.ts';

export interface BingoViewProps extends Omit<BuyCardsProps, 'round' | 'count' | 'onCountChange'> {
  seat: PlaySeat;
  round: BingoRound | null;
  /** The player's cards of the round. */
  cards: readonly BingoOwnCard[];
  /** The patterns of the game. */
  patterns: BingoPatterns;
  /** Cards of everyone in the round; `null` where others are not shown. */
  bets: RoundBets | null;
  /** The last finished round; `null` before the first. */
  proof: RoundProofFacts | null;
  /** The player's last finished cards. */
  last: PlayedOnce | null;
  className?: string | undefined;
}

// Memoized: a ball changes only the caller and its cards.
const Caller = memo(BingoCaller);
const Cards = memo(BingoCards);
const Sale = memo(BuyCards);
const Prizes = memo(BingoPrizes);
const Feed = memo(PlayersFeed);
const Proof = memo(RoundProof);

const none: readonly number[] = [];

/** Patterns whose prize was not won yet, memoized by content. */
function useOpenPatterns(prizes: BingoRound['prizes'] = []): readonly BingoPatternName[] {
  const text = prizes.flatMap(({ pattern, winners }) => (winners === null ? [pattern] : [])).join();
  return useMemo(() => (text === '' ? [] : (text.split(',') as BingoPatternName[])), [text]);
}

/** Guarantee of the prizes; none if too few cards were sold when the sale ended. */
function guaranteeOf({ phase, cardsSold, guaranteedFrom }: BingoRound) {
  const missingCards = guaranteedFrom === null ? 0 : Math.max(0, guaranteedFrom - cardsSold);
  const isOn = missingCards === 0 || phase === 'betting';
  return isOn ? { guaranteedFrom, missingCards } : {};
}

/** The whole bingo game: balls, the player's cards, the sale and the prizes. */
export function BingoView({
  seat,
  round,
  cards,
  patterns,
  maximumCards,
  isBought,
  onBuy,
  bets,
  proof,
  last,
  className,
}: BingoViewProps) {
  const buy = useHandler(onBuy);
  const [count, setCount] = useStoredState(seat, 'cards', 1, isWhole);
  const { phase, cardPrice } = round ?? {};
  const sale = useMemo(
    () => (phase === undefined || cardPrice === undefined ? null : { phase, cardPrice }),
    [phase, cardPrice],
  );
  const open = useOpenPatterns(round?.prizes);
  return (
    <S.Frame
      seat={seat}
      className={slotClass('BingoView', 'root', className)}
      ratio={{ narrow: '4 / 3', wide: '1 / 0.52' }}
      last={last}
      screen={<Caller round={round} now={seat.now} />}
      board={
        <Cards
          cards={cards}
          called={round?.called ?? none}
          patterns={patterns}
          open={open}
          planned={Math.min(count ?? 1, maximumCards)}
        />
      }
      controls={
        <Controls>
          <Sale
            round={sale}
            count={count}
            onCountChange={setCount}
            maximumCards={maximumCards}
            isBought={isBought}
            onBuy={buy}
          />
          {round && (
            <Prizes
              prizes={round.prizes}
              patterns={patterns}
              currency={seat.game.currency}
              {...guaranteeOf(round)}
            />
          )}
          {bets && (
            <Feed
              rows={bets.players}
              total={bets.playCount}
              facts="payouts"
              currency={seat.game.currency}
              compact
            />
          )}
        </Controls>
      }
      info={<Proof proof={proof} />}
    />
  );
}
