import type { ReactNode } from 'react';
import type { VideoStageProps } from './video-stage.tsx';
import type { VideoStatus } from './video-status.ts';

/** Props of a game's broadcast, common to all views with one. */
export interface StreamProps {
  /** The video player; without it, the poster or the animated table is shown. */
  stream?: ReactNode;
  /** Status of the broadcast; default not shown. Without a video the poster is shown. */
  streamStatus?: VideoStatus | undefined;
  /** Delay of a `delayed` broadcast, in seconds. */
  streamDelaySeconds?: number | undefined;
  /** Buttons over the video, e.g. `VideoControls`. */
  streamControls?: ReactNode;
  /** Restarts the broadcast after an error. */
  onStreamRetry?: (() => void) | undefined;
  /** Starts a broadcast that is `waiting` for the viewer. */
  onStreamStart?: (() => void) | undefined;
}

/** Returns the properties of a `VideoStage` for a broadcast. */
export const toVideoProps = ({
  stream,
  streamStatus,
  streamDelaySeconds,
  streamControls,
  onStreamRetry,
  onStreamStart,
}: StreamProps): Pick<
  VideoStageProps,
  'stream' | 'status' | 'delaySeconds' | 'controls' | 'onRetry' | 'onStart'
> => ({
  stream,
  status: streamStatus,
  delaySeconds: streamDelaySeconds,
  controls: streamControls,
  onRetry: onStreamRetry,
  onStart: onStreamStart,
});
