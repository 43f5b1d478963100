export { RouletteStage, type RouletteStageProps } from './roulette-stage.tsx';
export type { RouletteBet, RoulettePlay } from './roulette.types.ts';
export { tableSpots, type SpotKind, type TableSpot } from './table-spots.ts';
export { useSpotLabels, type SpotLabels } from './use-spot-labels.ts';
