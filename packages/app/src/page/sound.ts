import { deviceSwitch } from './device-switch.ts';

/** Whether games sound, and vibrate where the device can. */
export const { turn: turnSound, useIsOn: useSoundOn } = deviceSwitch('lobi.sound');
