import Hls from 'hls.js/light';
import type { AttachedStream, PlayerInput } from './player.types.ts';
import { startVideo } from './start-video.ts';

/** Part of hls.js for browsers that play no segmented videos themselves. It is loaded when one is. */
export function attachHls({ video, address, savesData, notify }: PlayerInput): AttachedStream {
  const hls = new Hls({
    // A worker would come from a blob, which the policy of pages does not allow.
    enableWorker: false,
    lowLatencyMode: true,
    // No picture is larger than it is drawn.
    capLevelToPlayerSize: true,
    // Catches up unnoticed rather than with a jump.
    maxLiveSyncPlaybackRate: 1.05,
    backBufferLength: 10,
    // The duration says whether there is an end.
    liveDurationInfinity: true,
  });
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    if (savesData) hls.autoLevelCapping = 0;
    startVideo(video, notify);
  });
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) notify({ type: 'PLAYER.FAILED' });
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  return {
    pause: () => {
      hls.stopLoad();
      video.pause();
    },
    resume: () => {
      hls.startLoad();
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition;
      startVideo(video, notify);
    },
    close: () => hls.destroy(),
  };
}
