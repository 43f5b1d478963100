import { cueScores } from './cues.ts';
import { createSynth, type Synth } from './synth.ts';

export type LiveSynth = Synth;

const isInView = (): boolean => document.visibilityState === 'visible';

/** Plays sounds while the page is visible. In a browser without audio it only vibrates. */
export function startSynth(): LiveSynth {
  const synth = 'AudioContext' in globalThis ? createSynth(new AudioContext()) : undefined;
  const hush = (): void => {
    if (!isInView()) synth?.climb(null);
  };
  document.addEventListener('visibilitychange', hush);
  return {
    play: (cue) => {
      if (!isInView()) return;
      synth?.play(cue);
      const { vibration } = cueScores[cue];
      if (vibration && 'vibrate' in navigator) navigator.vibrate([...vibration]);
    },
    climb: (height) => synth?.climb(isInView() ? height : null),
    close: () => {
      document.removeEventListener('visibilitychange', hush);
      synth?.close();
    },
  };
}
