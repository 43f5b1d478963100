export { BlackjackStage, type BlackjackStageProps } from './blackjack-stage.tsx';
export type {
  BlackjackHand,
  BlackjackHandResult,
  BlackjackMoveName,
  BlackjackRun,
} from './blackjack.types.ts';
