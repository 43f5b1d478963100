/**
 * Sounds of the games. Each also has a visual equivalent, so that nothing is missed without sound. - `tap`:
 * something was selected or placed - `open`, `lastCall`, `closed`: betting opens, is about to close, has
 * closed - `tick`: one of the last three seconds - `accept`, `reject`: the stake was accepted or rejected -
 * `mark`: a reel, ball or card has stopped - `win`: the payout exceeded the stake - `notify`: a brief message
 * - `click`: a peg of a turning wheel has passed the pointer - `roll`: dice are rolling - `cast`, `net`: a net
 * was cast, has closed - `tile`: a safe tile was opened
 * @source ours
 */
export type Cue =
  | 'tap'
  | 'open'
  | 'lastCall'
  | 'closed'
  | 'accept'
  | 'reject'
  | 'win'
  | 'tick'
  | 'notify'
  | 'mark'
  | 'click'
  | 'roll'
  | 'cast'
  | 'net'
  | 'tile';

/** One tone of a cue. */
export interface Tone {
  /** Start, in seconds after the cue. */
  readonly at: number;
  /** Pitch in hertz. */
  readonly pitch: number;
  /** Final pitch of a glide; default constant. */
  readonly glidesTo?: number;
  /** Duration, in seconds. */
  readonly lasts: number;
  readonly wave: OscillatorType;
  /** Volume from 0 to 1. */
  readonly level: number;
}

/** A cue as sound and vibration. */
export interface CueScore {
  readonly tones: readonly Tone[];
  /** Alternating times of vibration and pause, in ms; none for a cue without vibration. */
  readonly vibration?: readonly number[];
}

/** The cues, which are computed and not downloaded. */
export const cueScores: Readonly<Record<Cue, CueScore>> = {
  tap: {
    tones: [{ at: 0, pitch: 1_200, glidesTo: 700, lasts: 0.05, wave: 'sine', level: 0.35 }],
    vibration: [8],
  },
  open: {
    tones: [
      { at: 0, pitch: 523, lasts: 0.16, wave: 'triangle', level: 0.5 },
      { at: 0.12, pitch: 784, lasts: 0.24, wave: 'triangle', level: 0.5 },
    ],
  },
  lastCall: {
    tones: [
      { at: 0, pitch: 880, lasts: 0.14, wave: 'triangle', level: 0.6 },
      { at: 0.2, pitch: 880, lasts: 0.2, wave: 'triangle', level: 0.6 },
    ],
    vibration: [30, 120, 30],
  },
  closed: {
    tones: [
      { at: 0, pitch: 392, lasts: 0.18, wave: 'triangle', level: 0.5 },
      { at: 0.14, pitch: 262, lasts: 0.28, wave: 'triangle', level: 0.5 },
    ],
    vibration: [40],
  },
  accept: {
    tones: [{ at: 0, pitch: 660, glidesTo: 880, lasts: 0.12, wave: 'sine', level: 0.5 }],
    vibration: [15],
  },
  reject: {
    tones: [
      { at: 0, pitch: 220, lasts: 0.14, wave: 'square', level: 0.18 },
      { at: 0.18, pitch: 165, lasts: 0.2, wave: 'square', level: 0.18 },
    ],
    vibration: [30, 60, 30],
  },
  win: {
    tones: [
      { at: 0, pitch: 523, lasts: 0.18, wave: 'triangle', level: 0.5 },
      { at: 0.1, pitch: 659, lasts: 0.18, wave: 'triangle', level: 0.5 },
      { at: 0.2, pitch: 784, lasts: 0.18, wave: 'triangle', level: 0.5 },
      { at: 0.3, pitch: 1_047, lasts: 0.45, wave: 'triangle', level: 0.55 },
    ],
    vibration: [20, 60, 20, 60, 40],
  },
  tick: {
    tones: [{ at: 0, pitch: 1_000, lasts: 0.04, wave: 'square', level: 0.12 }],
  },
  notify: {
    tones: [
      { at: 0, pitch: 988, lasts: 0.12, wave: 'sine', level: 0.4 },
      { at: 0.09, pitch: 1_319, lasts: 0.22, wave: 'sine', level: 0.4 },
    ],
  },
  mark: {
    tones: [{ at: 0, pitch: 320, glidesTo: 180, lasts: 0.09, wave: 'triangle', level: 0.6 }],
  },
  click: {
    tones: [{ at: 0, pitch: 1_600, glidesTo: 900, lasts: 0.03, wave: 'triangle', level: 0.3 }],
  },
  roll: {
    tones: [
      { at: 0, pitch: 460, glidesTo: 380, lasts: 0.04, wave: 'triangle', level: 0.4 },
      { at: 0.05, pitch: 560, glidesTo: 420, lasts: 0.04, wave: 'triangle', level: 0.45 },
      { at: 0.11, pitch: 400, glidesTo: 330, lasts: 0.05, wave: 'triangle', level: 0.4 },
      { at: 0.18, pitch: 500, glidesTo: 360, lasts: 0.06, wave: 'triangle', level: 0.35 },
    ],
  },
  cast: {
    tones: [{ at: 0, pitch: 280, glidesTo: 760, lasts: 0.28, wave: 'sine', level: 0.35 }],
    vibration: [10],
  },
  net: {
    tones: [
      { at: 0, pitch: 260, glidesTo: 95, lasts: 0.18, wave: 'triangle', level: 0.5 },
      { at: 0.01, pitch: 720, glidesTo: 400, lasts: 0.06, wave: 'sine', level: 0.2 },
    ],
  },
  tile: {
    tones: [
      { at: 0, pitch: 587, lasts: 0.07, wave: 'triangle', level: 0.35 },
      { at: 0.05, pitch: 740, lasts: 0.12, wave: 'triangle', level: 0.35 },
    ],
    vibration: [8],
  },
};
