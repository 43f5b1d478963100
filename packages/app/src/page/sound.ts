import { useBrand } from '../config/brand-context.ts';
import { deviceSwitch } from './device-switch.ts';

const { turn, useIsOn } = deviceSwitch('lobi.sound');

/** Whether games play sounds, and vibrate if the device supports it, and how to change it. */
export interface SoundSwitch {
  readonly sound: boolean;
  /** `undefined` for a brand without sound. */
  readonly onSoundChange: ((sound: boolean) => void) | undefined;
}

/** The sound of games on this device; always off for a brand without it. */
export function useSoundSwitch(): SoundSwitch {
  const isOn = useIsOn();
  const isOffered = useBrand().own?.features.sound !== false;
  return { sound: isOffered && isOn, onSoundChange: isOffered ? turn : undefined };
}
