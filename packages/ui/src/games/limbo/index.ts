export { LimboStage, type LimboStageProps } from './limbo-stage.tsx';
export type { LimboPlay, LimboTargets, LimboTerms } from './limbo.types.ts';
