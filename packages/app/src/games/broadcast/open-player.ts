import type { AttachedStream, PlayerInput } from './player.types.ts';
import { startVideo } from './start-video.ts';

const hlsType = 'application/vnd.apple.mpegurl';

/** Returns whether it is an HLS playlist rather than a file. */
export const isSegmented = (address: string): boolean => /\.m3u8($|[?#])/i.test(address);

/**
 * Returns whether native HLS is preferable: Apple's players are adaptive and have low latency; others
 * only if Media Source Extensions are missing.
 */
function playsSegmented(video: HTMLVideoElement): boolean {
  if (video.canPlayType(hlsType) === '') return false;
  return 'webkitSetPresentationMode' in video || !('MediaSource' in globalThis);
}

/** Attaches a file, or an HLS playlist for native playback. */
function attachFile({ video, address, notify }: PlayerInput): AttachedStream {
  video.src = address;
  startVideo(video, notify);
  return {
    pause: () => video.pause(),
    resume: () => {
      const { seekable } = video;
      if (!Number.isFinite(video.duration) && seekable.length > 0)
        video.currentTime = seekable.end(seekable.length - 1);
      startVideo(video, notify);
    },
    close: () => {
      video.removeAttribute('src');
      video.load();
    },
  };
}

/** Seconds between the picture and the live edge. */
function lagOf({ seekable, currentTime, duration }: HTMLVideoElement): number {
  if (Number.isFinite(duration) || seekable.length === 0) return 0;
  return Math.max(0, Math.floor(seekable.end(seekable.length - 1) - currentTime));
}

/** Reports events of the video. */
function watch({ video, notify }: PlayerInput, signal: AbortSignal): void {
  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) =>
    video.addEventListener(type, listener, { signal });
  let lag = 0;
  on('playing', () => notify({ type: 'PLAYER.PLAYING', isLive: !Number.isFinite(video.duration) }));
  on('waiting', () => notify({ type: 'PLAYER.STALLED' }));
  on('ended', () => notify({ type: 'PLAYER.ENDED' }));
  // With hls.js, its own fatal errors are reported instead.
  on('error', () => video.src.startsWith('blob:') || notify({ type: 'PLAYER.FAILED' }));
  on('timeupdate', () => {
    const now = lagOf(video);
    if (now === lag) return;
    lag = now;
    notify({ type: 'PLAYER.LAGGED', seconds: now });
  });
}

/**
 * Plays a broadcast in a video element and reports on it. Hidden pages load nothing, except in
 * picture-in-picture. The returned function ends it.
 */
export function openPlayer(input: PlayerInput): () => void {
  const { video, address, notify } = input;
  const closing = new AbortController();
  const { signal } = closing;
  let stream: AttachedStream | undefined;
  watch(input, signal);
  if (isSegmented(address) && !playsSegmented(video)) {
    import('./hls-stream.ts').then(
      ({ attachHls }) => {
        if (!signal.aborted) stream = attachHls(input);
      },
      () => notify({ type: 'PLAYER.FAILED' }),
    );
  } else {
    stream = attachFile(input);
  }
  const follow = () => {
    if (!document.hidden) stream?.resume();
    else if (document.pictureInPictureElement !== video) stream?.pause();
  };
  document.addEventListener('visibilitychange', follow, { signal });
  return () => {
    closing.abort();
    stream?.close();
  };
}
