export { BaccaratView, type BaccaratViewProps } from './baccarat-view/baccarat-view.tsx';
export { BetAreas, type BetAreasProps } from './bet-areas/bet-areas.tsx';
export { CoupCards, type CoupCardsProps } from './coup-cards/coup-cards.tsx';
export { OwnBets, type OwnBetsProps } from './own-bets/own-bets.tsx';
export type {
  BaccaratCoup,
  BaccaratOwnBets,
  BaccaratRound,
  BaccaratSpotName,
  BaccaratWinner,
  SpotBet,
} from './baccarat.types.ts';
