export { PlinkoStage, type PlinkoStageProps } from './plinko-stage.tsx';
export type { PlinkoChoice, PlinkoPlay } from './plinko.types.ts';
