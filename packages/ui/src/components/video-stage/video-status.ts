/**
 * Status of a broadcast. `none`: there is none, the poster is shown instead. `waiting`: the viewer must start
 * it, e.g. to save data. `stalled`: the video stopped, and continues automatically.
 */
export type VideoStatus =
  | 'none'
  | 'waiting'
  | 'connecting'
  | 'live'
  | 'delayed'
  | 'stalled'
  | 'offline'
  | 'ended'
  | 'error';
