import { cueScores, type Cue, type Tone } from './cues.ts';

/** Plays cues, and a tone that climbs. */
export interface Synth {
  play(cue: Cue): void;
  /** Sounds at a height from 0 to 1 until it is given another, or `null`. */
  climb(height: number | null): void;
  close(): void;
}

/** All of it is quieter than what else a phone plays. */
const masterLevel = 0.3;
/** A tone swells and dies away for so long, in seconds: cut off at once it would click. */
const edge = 0.008;
/** Level that counts as silence; a curve of this kind never reaches 0. */
const silence = 0.0001;

/** Pitches between which a climbing tone moves, in hertz, and how loud it is. */
const climbing = { lowest: 180, highest: 900, level: 0.12, glide: 0.05 };

function playTone(
  context: BaseAudioContext,
  output: AudioNode,
  startsAt: number,
  tone: Tone,
): void {
  const from = startsAt + tone.at;
  const until = from + tone.lasts;
  const oscillator = context.createOscillator();
  oscillator.type = tone.wave;
  oscillator.frequency.setValueAtTime(tone.pitch, from);
  if (tone.glidesTo !== undefined) {
    oscillator.frequency.exponentialRampToValueAtTime(tone.glidesTo, until);
  }
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(silence, from);
  loudness.gain.linearRampToValueAtTime(tone.level, from + edge);
  loudness.gain.exponentialRampToValueAtTime(silence, until);
  oscillator.connect(loudness).connect(output);
  oscillator.start(from);
  oscillator.stop(until);
}

/**
 * Makes a synthesiser for an audio context. Nothing is downloaded. A context that the browser has not
 * let sound yet is asked to, and what would sound meanwhile is left out: a late cue would mislead.
 */
export function createSynth(context: BaseAudioContext): Synth {
  const output = context.createGain();
  output.gain.value = masterLevel;
  output.connect(context.destination);
  let climber: { readonly oscillator: OscillatorNode; readonly loudness: GainNode } | undefined;

  const isReady = (): boolean => {
    if (context instanceof AudioContext && context.state !== 'running') {
      void context.resume();
      return false;
    }
    return true;
  };
  const rest = (): void => {
    if (!climber) return;
    const { oscillator, loudness } = climber;
    climber = undefined;
    loudness.gain.setTargetAtTime(0, context.currentTime, edge);
    oscillator.stop(context.currentTime + 10 * edge);
  };
  return {
    play: (cue) => {
      if (!isReady()) return;
      for (const tone of cueScores[cue].tones) playTone(context, output, context.currentTime, tone);
    },
    climb: (height) => {
      if (height === null) return rest();
      if (!isReady()) return undefined;
      const { lowest, highest, level, glide } = climbing;
      const pitch = lowest * (highest / lowest) ** Math.min(1, Math.max(0, height));
      if (!climber) {
        const oscillator = context.createOscillator();
        oscillator.type = 'triangle';
        oscillator.frequency.value = pitch;
        const loudness = context.createGain();
        loudness.gain.value = 0;
        loudness.gain.setTargetAtTime(level, context.currentTime, glide);
        oscillator.connect(loudness).connect(output);
        oscillator.start();
        climber = { oscillator, loudness };
      }
      climber.oscillator.frequency.setTargetAtTime(pitch, context.currentTime, glide);
      return undefined;
    },
    close: () => {
      rest();
      if (context instanceof AudioContext) void context.close();
    },
  };
}
