import { createContext, useContext } from 'react';
import type { Cue } from './cues.ts';

/** Sounds for parts of a game. The functions are stable, and do nothing while sound is off. */
export interface Sound {
  /** Plays a cue, and vibrates if device and cue support it. */
  readonly cue: (cue: Cue) => void;
  /** Plays a tone whose pitch, from 0 to 1, follows a rising value; `null` ends it. */
  readonly climb: (height: number | null) => void;
}

const silent: Sound = { cue: () => undefined, climb: () => undefined };

export const SoundContext = createContext<Sound>(silent);

/** The sound of the nearest `KitProvider`. */
export const useSound = (): Sound => useContext(SoundContext);
