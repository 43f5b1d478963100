import type { ReactNode } from 'react';
import type { VideoStageProps } from './video-stage.tsx';
import type { VideoStatus } from './video-status.ts';

/** The broadcast of a game, as the views of all games that have one take it. */
export interface StreamProps {
  /** The player of your choice; without it the poster, or the animated table. */
  stream?: ReactNode;
  /** How the broadcast is doing; unsaid when missing. Without a picture the poster is shown. */
  streamStatus?: VideoStatus | undefined;
  /** Delay of a `delayed` broadcast, in seconds. */
  streamDelaySeconds?: number | undefined;
  /** Buttons over the picture, e.g. `VideoControls`. */
  streamControls?: ReactNode;
  /** Starts the broadcast again after an error. */
  onStreamRetry?: (() => void) | undefined;
  /** Starts a broadcast that is `waiting` for the viewer. */
  onStreamStart?: (() => void) | undefined;
}

/** Returns the properties of a `VideoStage` for it. */
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
