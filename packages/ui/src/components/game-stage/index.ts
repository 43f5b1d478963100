export { GameRegion, type GameRegionProps } from './game-region.tsx';
export { GameStage, type GameStageProps, type GameStageStatus } from './game-stage.tsx';
export { useGameRegion, type GameRegionName } from './stage-context.ts';
