'use client';

export { ArenaView, type ArenaViewProps } from './arena-view/arena-view.tsx';
export { ArenaSkeleton } from './arena-view/arena-skeleton.tsx';
export { Programme, type ProgrammeProps } from './programme/programme.tsx';
export type { ArenaEvent } from './programme/programme.types.ts';
export { DeclareView, type DeclareViewProps } from './declare-view/declare-view.tsx';
export type { CorrectionActions } from './declare-console/correction-card.tsx';
export { DeclareConsole, type DeclareConsoleProps } from './declare-console/declare-console.tsx';
export type { RoundStep, RoundStepBody } from './declare-console/declare-steps.ts';
export { BetPanel, type BetPanelProps } from './bet-panel/bet-panel.tsx';
export type { ArenaAccess } from './bet-panel/bet-block.ts';
export { stakePresets } from './bet-panel/stake-presets.ts';
export { MyBets, type MyBetsProps } from './my-bets/my-bets.tsx';
export { OddsBoard, type OddsBoardProps } from './odds-board/odds-board.tsx';
export { PoolBar, type PoolBarProps } from './pool-bar/pool-bar.tsx';
export { ResultReveal, type ResultRevealProps } from './result-reveal/result-reveal.tsx';
export { RoundBanner, type RoundBannerProps } from './round-banner/round-banner.tsx';
export { RulesPanel, type RulesPanelProps } from './rules-panel/rules-panel.tsx';
export { SessionPanel, type SessionPanelProps } from './session-panel/session-panel.tsx';
export { ArenaStage, type ArenaStageProps } from './arena-stage/arena-stage.tsx';
export { sceneOf, type ArenaScene } from './arena-stage/stage-scene.ts';
export { RoadMap, type RoadMapProps } from '../../components/road-map/road-map.tsx';
export type { RoadResult } from '../../components/road-map/roads.ts';
export type {
  ArenaBet,
  ArenaBetRequest,
  ArenaLatestBet,
  ArenaRound,
  ArenaSession,
  ArenaSide,
  BetPlacement,
} from './arena.types.ts';
export type { Loadable } from '../../primitives/loadable.ts';
export type { StakeLimits } from './stake-check.ts';
