/** Events of a broadcast's player. */
export type PlayerEvent =
  /** The picture plays; `isLive`: it has no end. */
  | { readonly type: 'PLAYER.PLAYING'; readonly isLive: boolean }
  /** The picture ran out of data. */
  | { readonly type: 'PLAYER.STALLED' }
  /** Delay of the picture behind the live edge, in whole seconds. */
  | { readonly type: 'PLAYER.LAGGED'; readonly seconds: number }
  | { readonly type: 'PLAYER.ENDED' }
  | { readonly type: 'PLAYER.FAILED' }
  /** The browser blocks autoplay. */
  | { readonly type: 'PLAYER.BLOCKED' };

/** Input with which a broadcast is opened. */
export interface PlayerInput {
  readonly video: HTMLVideoElement;
  readonly address: string;
  /** Uses the smallest picture available. */
  readonly savesData: boolean;
  readonly notify: (event: PlayerEvent) => void;
}

/** A segmented broadcast that is attached to a video. */
export interface AttachedStream {
  /** Loads nothing more until `resume`. */
  pause(): void;
  /** Continues at the live edge. */
  resume(): void;
  close(): void;
}
