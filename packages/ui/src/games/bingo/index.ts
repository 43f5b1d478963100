export { BingoCaller, type BingoCallerProps } from './bingo-caller/bingo-caller.tsx';
export { BingoCard, type BingoCardProps } from './bingo-card/bingo-card.tsx';
export { BingoCards, type BingoCardsProps } from './bingo-cards/bingo-cards.tsx';
export { BingoPrizes, type BingoPrizesProps } from './bingo-prizes/bingo-prizes.tsx';
export { BingoView, type BingoViewProps } from './bingo-view/bingo-view.tsx';
export { BuyCards, type BuyCardsProps } from './buy-cards/buy-cards.tsx';
export type {
  BingoCells,
  BingoOwnCard,
  BingoPatternName,
  BingoPatterns,
  BingoPrizeFacts,
  BingoRound,
} from './bingo.types.ts';
