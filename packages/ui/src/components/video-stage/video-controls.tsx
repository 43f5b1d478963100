import {
  mdiPictureInPictureBottomRight,
  mdiPictureInPictureBottomRightOutline,
  mdiStop,
  mdiVolumeHigh,
  mdiVolumeOff,
} from '@mdi/js';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';

export interface VideoControlsProps {
  muted: boolean;
  onMutedChange: (muted: boolean) => void;
  /** Whether it is in picture-in-picture. */
  poppedOut?: boolean | undefined;
  /** Enters or leaves picture-in-picture; without it there is no button. */
  onPoppedOutChange?: ((poppedOut: boolean) => void) | undefined;
  /** Stops the broadcast and its download. */
  onStop: () => void;
}

/** Buttons of a broadcast: sound, picture-in-picture, and stop. For `controls` of a VideoStage. */
export function VideoControls({
  muted,
  onMutedChange,
  poppedOut = false,
  onPoppedOutChange,
  onStop,
}: VideoControlsProps) {
  const { play } = useMessages();
  return (
    <>
      <IconButton
        label={muted ? play.videoUnmute : play.videoMute}
        path={muted ? mdiVolumeOff : mdiVolumeHigh}
        onClick={() => onMutedChange(!muted)}
      />
      {onPoppedOutChange && (
        <IconButton
          label={poppedOut ? play.videoPopIn : play.videoPopOut}
          path={poppedOut ? mdiPictureInPictureBottomRight : mdiPictureInPictureBottomRightOutline}
          onClick={() => onPoppedOutChange(!poppedOut)}
        />
      )}
      <IconButton label={play.videoStop} path={mdiStop} onClick={onStop} />
    </>
  );
}
