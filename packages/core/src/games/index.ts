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
  betTree,
  pathOf,
  treeTop,
  type TreeBet,
  type TreeNode,
  type TreeStep,
} from './arena/bet-tree.ts';
export {
  readSnapshot,
  snapshotText,
  verifyPool,
  type BetVerdict,
  type PoolSnapshot,
  type PoolVerdict,
} from './arena/pool-snapshot.ts';
export { keepsFoughtFights, type ProgrammeFight } from './arena/programme.ts';
export {
  bettingStatuses,
  isOver,
  lawfulSteps,
  roundSteps,
  statusAfter,
  type RoundStep,
  type SteppingRound,
} from './arena/round-steps.ts';
export {
  baccarat,
  baccaratPaysBp,
  baccaratSpots,
  type BaccaratInput,
  type BaccaratOutcome,
  type BaccaratSpot,
} from './baccarat/baccarat.ts';
export { baccaratTiming } from './baccarat/baccarat-timing.ts';
export {
  cardPoints,
  handPoints,
  type Card,
  type Coup,
  type CoupWinner,
} from './baccarat/table-rules.ts';
export {
  bingoBalls,
  bingoCard,
  bingoPatterns,
  bingoWords,
  callOrder,
  completedAfter,
  type BingoCard,
  type BingoPattern,
} from './bingo/bingo-card.ts';
export {
  bingoCardsOf,
  bingoOrder,
  mostBingoCards,
  readBingoChoice,
  type BingoChoice,
  type BingoSeeds,
} from './bingo/bingo-choice.ts';
export {
  bingoAt,
  bingoReturnBp,
  bingoTerms,
  bingoTiming,
  settleBingo,
  type BingoPhase,
  type BingoPrize,
  type BingoSettlement,
  type BingoTerms,
  type SoldCard,
} from './bingo/bingo-round.ts';
export type { ChipsInput } from './chips.ts';
export {
  crashSlots,
  readCrashChoice,
  type CrashChoice,
  type CrashSlotName,
} from './crash/crash-choice.ts';
export {
  bustabitV1,
  bustabitV2,
  crashEdgeBp,
  crashPointBp,
  crashReturn,
  stakeCrash,
} from './crash/crash-point.ts';
export {
  cashOutBounds,
  crashMoments,
  crashPhaseAt,
  crashTiming,
  forcedCashOutBp,
  publicCrash,
  settleCrashBet,
  type CrashBet,
  type CrashMoments,
  type CrashPhase,
  type CrashResult,
  type PublicCrash,
} from './crash/crash-round.ts';
export { crashesAfterMs, crashStepBp, multipleAtBp, reachedAfterMs } from './crash/curve.ts';
export {
  dice,
  diceChance,
  diceMultipleBp,
  diceTargets,
  type DiceInput,
  type DiceOutcome,
} from './dice/dice.ts';
export { sha256Hex } from './fairness/digest.ts';
export { createDraw, drawDistinct, drawOf, type Draw, type PlaySeeds } from './fairness/draw.ts';
export { chainBackwards, chainForPlay, follows, isInChain } from './fairness/hash-chain.ts';
export {
  asCommitment,
  asServerSeed,
  clientSeedSchema,
  commitTo,
  firstSeeds,
  isSpent,
  keepsPromise,
  newClientSeed,
  newServerSeed,
  nextPlay,
  playsPerSeed,
  publicSeeds,
  rotateSeeds,
  type Commitment,
  type PublicSeeds,
  type RevealedSeeds,
  type SeedPair,
  type ServerSeed,
} from './fairness/seeds.ts';
export { fish, type Fish, type FishName, type FishPrize } from './fishing/fish.ts';
export {
  catchingWords,
  fishing,
  type FishingInput,
  type FishingOutcome,
} from './fishing/fishing.ts';
export {
  engineFacts,
  houseGames,
  houseStakes,
  isTableEngine,
  type EngineFacts,
  type HouseGame,
} from './house-games.ts';
export type { InstantGame, InstantOutcome, ReturnRange } from './instant-game.ts';
export { instantGames } from './instant-games.ts';
export {
  drawJackpot,
  jackpotCursor,
  playForJackpot,
  settleJackpot,
  type JackpotDraw,
  type JackpotOdds,
} from './jackpot/jackpot-draw.ts';
export {
  houseJackpots,
  houseJackpotTerms,
  jackpotChance,
  jackpotReturn,
  type HouseJackpot,
  type JackpotTerms,
} from './jackpot/jackpot-terms.ts';
export { limbo, limboTargets, type LimboInput, type LimboOutcome } from './limbo/limbo.ts';
export {
  mines,
  minesChance,
  minesMultipleBp,
  minesSchema,
  mineTiles,
  tileSchema,
  type MinesInput,
  type MinesOutcome,
} from './mines/mines.ts';
export {
  minesPayout,
  mostMinesPicks,
  openTile,
  publicMines,
  readMinesStart,
  startMines,
  takeMines,
  type MinesLimit,
  type MinesRun,
  type MinesStart,
  type MinesStatus,
  type PublicMinesRun,
} from './mines/mines-steps.ts';
export { cycleLeftMs, minimumCycleMs, type Pace } from './pace.ts';
export {
  playFairly,
  sameFacts,
  verifyPlay,
  type PlayProof,
  type PlayVerdict,
} from './play-fairly.ts';
export { toBasisPoints, type Ratio } from './ratio.ts';
export { InvalidPlay } from './read-input.ts';
export {
  roulette,
  rouletteMultipleBp,
  type RouletteInput,
  type RouletteOutcome,
} from './roulette/roulette.ts';
export { pockets, rouletteSpots, type SpotNumbers } from './roulette/spots.ts';
export { lanternThree } from './slots/machines/lantern-three.ts';
export { tideFive } from './slots/machines/tide-five.ts';
export type {
  FreeSpins,
  LinePay,
  SlotMachine,
  SlotWindow,
  Wild,
  WonLine,
} from './slots/slot-machine.ts';
export { slotGame, type SlotInput, type SlotOutcome, type SlotSpin } from './slots/slots.ts';
