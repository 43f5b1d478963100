export type { FishingPrize, FishingResult, FishingTarget } from './fishing.types.ts';
export { FishingView, type FishingViewProps } from './fishing-view/fishing-view.tsx';
export { TargetList, type TargetListProps } from './fishing-view/target-list.tsx';
export { PondStage, type PondStageProps } from './pond/pond-stage.tsx';
