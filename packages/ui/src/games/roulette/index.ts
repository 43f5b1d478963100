export { RouletteStage, type RouletteStageProps } from './roulette-stage.tsx';
export type { RouletteBet, RoulettePlay } from './roulette.types.ts';
export { tableSpots, type SpotKind, type TableSpot } from './table-spots.ts';
export { useSpotWords, type SpotWords } from './use-spot-words.ts';
