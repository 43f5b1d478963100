import { cueScores, type Cue, type Tone } from './cues.ts';

/** Plays cues and a rising tone. */
export interface Synth {
  play(cue: Cue): void;
  /** Plays a tone at a pitch from 0 to 1 until the next call; `null` ends it. */
  climb(height: number | null): void;
  close(): void;
}

/** Volume, lower than that of other sounds of a phone. */
const masterLevel = 0.3;
/** Duration of fade-in and fade-out of a tone, in seconds, without which it would click. */
const edge = 0.008;
/** Level that counts as silence; an exponential curve never reaches 0. */
const silence = 0.0001;

/** Pitch range of a rising tone, in hertz, and its volume. */
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
 * Creates a synthesizer for an audio context. Nothing is downloaded. A suspended context is resumed, and
 * sounds in the meantime are dropped, because a late cue would be misleading.
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
