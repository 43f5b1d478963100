'use client';

export {
  BetRow,
  betOutcome,
  type BetFacts,
  type BetOutcome,
  type BetRowBet,
  type BetRowProps,
  type BetStatus,
} from '../components/bet-row/index.ts';
export {
  BetSlip,
  BetSlipSheet,
  slipBlock,
  slipTotals,
  type BetSlipProps,
  type BetSlipSheetProps,
  type SlipBlock,
  type SlipLimits,
  type SlipSelection,
  type SlipStatus,
} from '../components/bet-slip/index.ts';
export { ChipSelector, type ChipSelectorProps } from '../components/chip-selector/index.ts';
export {
  FairnessPanel,
  type FairnessPanelProps,
  type FairnessStatus,
} from '../components/fairness-panel/index.ts';
export {
  GameFrame,
  type GameFrameProps,
  type GameFrameStatus,
} from '../components/game-frame/index.ts';
export {
  GameInfo,
  type GameInfoJackpot,
  type GameInfoProps,
  type GamePayout,
} from '../components/game-info/index.ts';
export {
  GameRegion,
  GameStage,
  useGameRegion,
  type GameRegionName,
  type GameRegionProps,
  type GameStageProps,
  type GameStageStatus,
} from '../components/game-stage/index.ts';
export { GameToolbar, type GameToolbarProps } from '../components/game-toolbar/index.ts';
export {
  JackpotStrip,
  type JackpotItem,
  type JackpotStripProps,
} from '../components/jackpot-strip/index.ts';
export { JackpotTicker, type JackpotTickerProps } from '../components/jackpot-ticker/index.ts';
export { JackpotWin, type JackpotWinProps } from '../components/jackpot-win/index.ts';
export {
  LiveWinsTicker,
  type LiveWin,
  type LiveWinsTickerProps,
} from '../components/live-wins-ticker/index.ts';
export {
  MultiplierHistory,
  type MultiplierHistoryProps,
  type PastMultiplier,
} from '../components/multiplier-history/index.ts';
export {
  OddsButton,
  type OddsButtonProps,
  type OddsStatus,
  type OddsTrend,
} from '../components/odds-button/index.ts';
export {
  PlayVerifier,
  type PlayVerifierProps,
  type VerifierExample,
  type VerifierGame,
  type VerifierValues,
  type VerifierVerdict,
} from '../components/play-verifier/index.ts';
export {
  PlayersFeed,
  type PlayerBet,
  type PlayersFeedFacts,
  type PlayersFeedProps,
} from '../components/players-feed/index.ts';
export {
  ProviderFilter,
  type GameProvider,
  type ProviderFilterProps,
} from '../components/provider-filter/index.ts';
export { QuickBetToggle, type QuickBetToggleProps } from '../components/quick-bet-toggle/index.ts';
export {
  RoundTimeline,
  type RoundTimelineProps,
  type TimelineStep,
  type TimelineTimes,
} from '../components/round-timeline/index.ts';
export { StakeInput, type StakeInputProps } from '../components/stake-input/index.ts';
export {
  VideoControls,
  toVideoProps,
  VideoStage,
  type StreamProps,
  type VideoControlsProps,
  type VideoStageProps,
  type VideoStatus,
} from '../components/video-stage/index.ts';
