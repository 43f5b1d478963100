export { KenoStage, type KenoStageProps } from './keno-stage.tsx';
export type { KenoChoice, KenoPlay } from './keno.types.ts';
