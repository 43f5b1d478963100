export { HiloStage, type HiloStageProps } from './hilo-stage.tsx';
export type { HiloGuess, HiloMove, HiloRun, HiloTerms } from './hilo.types.ts';
