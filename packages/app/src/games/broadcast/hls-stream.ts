import Hls from 'hls.js/light';
import type { AttachedStream, PlayerInput } from './player.types.ts';
import { startVideo } from './start-video.ts';

/** Attaches hls.js, for browsers without native HLS. Loaded on demand. */
export function attachHls({ video, address, savesData, notify }: PlayerInput): AttachedStream {
  const hls = new Hls({
    // A worker would be loaded from a blob, which the content security policy forbids.
    enableWorker: false,
    lowLatencyMode: true,
    // Loads no larger picture than is displayed.
    capLevelToPlayerSize: true,
    // Catches up unnoticed rather than with a jump.
    maxLiveSyncPlaybackRate: 1.05,
    backBufferLength: 10,
    // The duration shows whether the stream is live.
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
