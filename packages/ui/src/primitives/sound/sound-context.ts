import { createContext, useContext } from 'react';
import type { Cue } from './cues.ts';

/** Sounds for parts of a game. The functions stay the same, and do nothing while sound is off. */
export interface Sound {
  /** Plays a cue, and vibrates where the device can and the cue has it. */
  readonly cue: (cue: Cue) => void;
  /** A tone whose height, from 0 to 1, follows what climbs; `null` ends it. */
  readonly climb: (height: number | null) => void;
}

const silent: Sound = { cue: () => undefined, climb: () => undefined };

export const SoundContext = createContext<Sound>(silent);

/** The sound of the nearest `KitProvider`. */
export const useSound = (): Sound => useContext(SoundContext);
