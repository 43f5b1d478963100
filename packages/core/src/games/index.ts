export {
  closeFault,
  oddsOf,
  outcomeOf,
  payoutOf,
  poolTotal,
  refundsAll,
  splitPool,
  takeoutOf,
  type BetOutcome,
  type CloseFault,
  type Pools,
  type PoolSplit,
  type PoolTerms,
} from './arena/parimutuel.ts';
export {
  bettingStatuses,
  isOver,
  lawfulSteps,
  roundSteps,
  statusAfter,
  type RoundStep,
  type SteppingRound,
} from './arena/round-steps.ts';
