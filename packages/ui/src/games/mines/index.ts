export { MinesStage, type MinesStageProps } from './mines-stage.tsx';
export type { MinesRun, MinesTerms } from './mines.types.ts';
