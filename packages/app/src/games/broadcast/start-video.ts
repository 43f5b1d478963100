import type { PlayerInput } from './player.types.ts';

/** Starts a video, and reports if the browser requires a press first. Other failures arrive as events. */
export function startVideo(video: HTMLVideoElement, notify: PlayerInput['notify']): void {
  video.play().catch((error: unknown) => {
    if ((error as DOMException).name === 'NotAllowedError') notify({ type: 'PLAYER.BLOCKED' });
  });
}
