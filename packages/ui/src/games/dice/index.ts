export { DiceStage, type DiceStageProps } from './dice-stage.tsx';
export type { DiceChoice, DicePlay, DiceTargets, DiceTerms } from './dice.types.ts';
