export type { PlayRisk } from './risk-choice.tsx';
export { LastResult, type LastResultProps } from './last-result.tsx';
export { PlayButton } from './play-button.styles.ts';
export { PlayFrame, type PlayFrameProps } from './play-frame.tsx';
export { usePlayFrame, type PlayFrameFacts } from './play-frame-context.ts';
export type {
  PlayAbout,
  PlayAccess,
  PlayedOnce,
  PlayGame,
  PlayMemory,
  PlaySeat,
  PlayState,
  RecentResult,
} from './play-frame.types.ts';
export { RecentResults, type RecentResultsProps } from './recent-results.tsx';
export { StakePanel, type StakePanelProps } from './stake-panel.tsx';
export { Facts } from './stake-panel.styles.ts';
export { useAnimationProgress } from './use-animation-progress.ts';
export { usePlayFormat, type PlayFormat } from './use-play-format.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
export { isChip, isStake, isWhole, useStoredState } from './use-stored-state.ts';
