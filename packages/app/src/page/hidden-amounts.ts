import { deviceSwitch } from './device-switch.ts';

/**
 * Whether the reader hides the balance from others who look at the screen, in the frame and on the
 * pages at once.
 */
export const { turn: hideAmounts, useIsOn: useAmountsHidden } = deviceSwitch('lobi.amountsHidden');
