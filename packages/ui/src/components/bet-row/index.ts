export { BetRow, type BetRowBet, type BetRowProps } from './bet-row.tsx';
export { betOutcome, type BetFacts, type BetOutcome, type BetStatus } from './bet-outcome.ts';
