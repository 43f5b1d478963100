export { toVideoProps, type StreamProps } from './stream-props.ts';
export { VideoControls, type VideoControlsProps } from './video-controls.tsx';
export { VideoStage, type VideoStageProps } from './video-stage.tsx';
export type { VideoStatus } from './video-status.ts';
