/**
 * How a broadcast is doing. `none`: there is none, the poster is shown instead. `waiting`: the
 * viewer has to start it, e.g. to save data. `stalled`: the picture stopped, and continues
 * automatically.
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
