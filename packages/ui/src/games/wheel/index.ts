export { WheelStage, type WheelStageProps } from './wheel-stage.tsx';
export type { WheelChoice, WheelPlay } from './wheel.types.ts';
