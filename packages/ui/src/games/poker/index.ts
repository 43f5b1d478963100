export { PokerStage, type PokerStageProps } from './poker-stage.tsx';
export type { PokerHandName, PokerPay, PokerRun } from './poker.types.ts';
