export { VideoStage, type VideoStageProps, type VideoStatus } from './video-stage.tsx';
