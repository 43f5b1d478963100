import type { PlayerInput } from './player.types.ts';

/** Plays a video, and reports a browser that wants a press before. Other reasons come as events. */
export function startVideo(video: HTMLVideoElement, notify: PlayerInput['notify']): void {
  video.play().catch((error: unknown) => {
    if ((error as DOMException).name === 'NotAllowedError') notify({ type: 'PLAYER.BLOCKED' });
  });
}
