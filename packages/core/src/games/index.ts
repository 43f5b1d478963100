export { remainingDrawCapacity, drawStakesOf, type DrawMarket } from './arena/draw-market.ts';
export {
  closeFault,
  isInPool,
  oddsOf,
  outcomeOf,
  payoutOf,
  poolTotal,
  refundsAll,
  refundsPool,
  splitPool,
  takeoutOf,
  type BetOutcome,
  type CloseFault,
  type PayTerms,
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
export { playOdds, type SettledPlay } from './play-odds.ts';
export { keepsStartedFights, type ProgrammeFight } from './arena/programme.ts';
export {
  bettingStatuses,
  isOver,
  allowedSteps,
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
export { cardRanks, type Card } from './cards.ts';
export { baccaratCoupOf, drawBaccaratWords, settleBaccaratBet } from './baccarat/baccarat-coup.ts';
export { baccaratTables, type BaccaratTiming } from './baccarat/baccarat-timing.ts';
export { cardPoints, handPoints, type Coup, type CoupWinner } from './baccarat/table-rules.ts';
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
  maximumBingoCards,
  readBingoChoice,
  type BingoChoice,
  type BingoSeeds,
} from './bingo/bingo-choice.ts';
export {
  bingoAt,
  bingoHalls,
  bingoStartsAt,
  bingoTiming,
  nextBingoStarts,
  settleBingo,
  type BingoHall,
  type BingoPhase,
  type BingoPrize,
  type BingoProgress,
  type BingoSettlement,
  type BingoTiming,
  type SoldCard,
} from './bingo/bingo-round.ts';
export {
  bingoPrizes,
  bingoReturnBp,
  bingoTerms,
  maximumBingoReturnBp,
  type BingoGuarantee,
  type BingoPrizeAmount,
  type BingoSales,
  type BingoTerms,
} from './bingo/bingo-terms.ts';
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
  crashTables,
  forcedCashOutBp,
  lowestCashOut,
  ownCashOutBp,
  settleCrashBet,
  type CrashBet,
  type CrashResult,
  type CrashTiming,
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
export { chainBackwards, chainForPlay, isChainLink, isInChain } from './fairness/hash-chain.ts';
export {
  asCommitment,
  asServerSeed,
  clientSeedSchema,
  commitTo,
  firstSeeds,
  isSpent,
  matchesCommitment,
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
export { engineFacts, isTableEngine, type EngineFacts } from './engine-facts.ts';
export { builtInEngines, createEngines, type Engines } from './engines.ts';
export { familyOf } from './engine-family.ts';
export {
  fishNames,
  ponds,
  type Fish,
  type FishName,
  type FishPrize,
  type Pond,
  type PondName,
} from './fishing/fish.ts';
export {
  catchingWords,
  fishingGames,
  type FishingInput,
  type FishingOutcome,
} from './fishing/fishing.ts';
export { shotOf } from './fishing/shot.ts';
export {
  hilo,
  hiloGuesses,
  hiloMultipleBp,
  isHiloRight,
  hiloRanksRight,
  type HiloGuess,
  type HiloInput,
  type HiloOutcome,
} from './hilo/hilo.ts';
export {
  hiloByCard,
  moveHilo,
  nextHiloBp,
  publicHilo,
  cashOutHilo,
  type HiloMove,
  type HiloRun,
  type HiloStatus,
  type PublicHiloRun,
} from './hilo/hilo-steps.ts';
export {
  studios,
  type GameManifest,
  type GamePlay,
  type GameTitle,
  type StakeTier,
  type Studio,
} from './game-manifest.ts';
export {
  gameManifestOf,
  gameManifests,
  gameNameOf,
  gameNames,
  type EngineOf,
  type GameName,
  type GameNameOf,
} from './game-manifests.ts';
export { builtInGames, builtInStakes, type BuiltInGame } from './built-in-games.ts';
export type { InstantGame, InstantOutcome, ReturnRange } from './instant-game.ts';
export { instantGames, type DrawnGame } from './instant-games.ts';
export {
  drawJackpot,
  jackpotCursor,
  playForJackpot,
  settleJackpot,
  type JackpotDraw,
  type JackpotOdds,
} from './jackpot/jackpot-draw.ts';
export {
  builtInJackpots,
  builtInJackpotTerms,
  jackpotChance,
  jackpotReturn,
  type BuiltInJackpot,
  type JackpotTerms,
} from './jackpot/jackpot-terms.ts';
export {
  kenoDrawn,
  maximumKenoPicks,
  kenoMultiplesBp,
  kenoNumbers,
  kenoRisks,
  type KenoRisk,
} from './keno/keno-payouts.ts';
export { keno, type KenoInput, type KenoOutcome } from './keno/keno.ts';
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
  minesByTile,
  minesPayout,
  maximumMinesPicks,
  openTile,
  publicMines,
  readMinesStart,
  startMines,
  cashOutMines,
  type MinesRun,
  type MinesStart,
  type MinesStatus,
  type PublicMinesRun,
} from './mines/mines-steps.ts';
export { describeGameProblems, findGameProblems, type GameProblem } from './find-game-problems.ts';
export { defineGameRules, type OwnGame } from './own-game.ts';
export { assertPace, minimumCycleMs, type Pace } from './pace.ts';
export {
  playFairly,
  isSameOutcome,
  verifyPlay,
  type PlayProof,
  type PlayVerdict,
} from './play-fairly.ts';
export {
  plinkoMultiplesBp,
  plinkoRisks,
  plinkoRows,
  type PlinkoRisk,
  type PlinkoRows,
} from './plinko/plinko-boards.ts';
export { plinko, type PlinkoInput, type PlinkoOutcome } from './plinko/plinko.ts';
export {
  isHighCard,
  paidPokerHands,
  pokerHandCards,
  pokerHandOf,
  pokerMultipleBp,
  pokerPays,
  pokerRank,
  type PaidPokerHand,
  type PokerHand,
} from './poker/poker-hands.ts';
export {
  drawPoker,
  pokerByDraw,
  publicPoker,
  type PokerRun,
  type PokerStatus,
  type PublicPokerRun,
} from './poker/poker-steps.ts';
export { poker, type PokerFacts, type PokerInput, type PokerOutcome } from './poker/poker.ts';
export {
  blackjackByMove,
  type BlackjackRun,
  type BlackjackStatus,
  type PublicBlackjackHand,
  type PublicBlackjackRun,
} from './blackjack/blackjack-steps.ts';
export {
  blackjackMultiplesBp,
  type BlackjackHand,
  type BlackjackResult,
} from './blackjack/blackjack-table.ts';
export { blackjack, type BlackjackInput, type BlackjackOutcome } from './blackjack/blackjack.ts';
export type { BlackjackTotal } from './blackjack/blackjack-hand.ts';
export { suggestBlackjack, type BlackjackView } from './blackjack/suggest-move.ts';
export {
  equalStakeOf,
  furtherStakeOf,
  takesFurtherStakes,
  type FurtherStake,
  type TakenStakes,
} from './further-stake.ts';
export { suggestHold, type PokerHold } from './poker/suggest-hold.ts';
export { ratio, toBasisPoints, type Ratio } from './ratio.ts';
export { InvalidPlay, readInput } from './read-input.ts';
export {
  roulette,
  rouletteFrench,
  rouletteMultipleBp,
  type RouletteInput,
  type RouletteOutcome,
} from './roulette/roulette.ts';
export { pockets, rouletteSpots, type SpotNumbers } from './roulette/spots.ts';
export type { PayLimit, ShownFacts, StepGame } from './step-game.ts';
export { stepGameOf, type StepRun } from './step-games.ts';
export { coinLine } from './slots/machines/coin-line.ts';
export { coinVault } from './slots/machines/coin-vault.ts';
export { cometTrail } from './slots/machines/comet-trail.ts';
export { craftThree } from './slots/machines/craft-three.ts';
export { fanBloom } from './slots/machines/fan-bloom.ts';
export { fruitRain } from './slots/machines/fruit-rain.ts';
export { fruitThree } from './slots/machines/fruit-three.ts';
export { gardenFive } from './slots/machines/garden-five.ts';
export { gemThree } from './slots/machines/gem-three.ts';
export { gemWays } from './slots/machines/gem-ways.ts';
export { gongFive } from './slots/machines/gong-five.ts';
export { harvestFive } from './slots/machines/harvest-five.ts';
export { krisFive } from './slots/machines/kris-five.ts';
export { lanternThree } from './slots/machines/lantern-three.ts';
export { marketWide } from './slots/machines/market-wide.ts';
export { maskFifteen } from './slots/machines/mask-fifteen.ts';
export { moonFour } from './slots/machines/moon-four.ts';
export { nightFive } from './slots/machines/night-five.ts';
export { orchardFour } from './slots/machines/orchard-four.ts';
export { orchardSix } from './slots/machines/orchard-six.ts';
export { reefWide } from './slots/machines/reef-wide.ts';
export { seaThree } from './slots/machines/sea-three.ts';
export { seaWays } from './slots/machines/sea-ways.ts';
export { skyFive } from './slots/machines/sky-five.ts';
export { stormFifteen } from './slots/machines/storm-fifteen.ts';
export { tideFive } from './slots/machines/tide-five.ts';
export { treasureSix } from './slots/machines/treasure-six.ts';
export { slotMachines } from './slots/slot-machines.ts';
export type {
  EndPay,
  FreeSpins,
  LinePay,
  SlotMachine,
  SlotWindow,
  Wild,
  WonLine,
} from './slots/slot-machine.ts';
export type {
  ExpandingWilds,
  HeldCoin,
  HoldAndWin,
  MultiplierTrail,
  SlotFall,
  SlotFeature,
  SlotFeaturePlay,
  Tumble,
} from './slots/slot-feature.ts';
export { slotGame, type SlotInput, type SlotOutcome, type SlotSpin } from './slots/slots.ts';
export {
  wheelMultiplesBp,
  wheelRisks,
  wheelSizes,
  type WheelRisk,
  type WheelSize,
} from './wheel/wheel-segments.ts';
export { wheel, type WheelInput, type WheelOutcome } from './wheel/wheel.ts';
export { wonOrLost } from './won-or-lost.ts';
