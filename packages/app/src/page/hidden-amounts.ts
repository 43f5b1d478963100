import { deviceSwitch } from './device-switch.ts';

/** Whether the user hides amounts from people nearby, in the frame and on the pages alike. */
export const { turn: hideAmounts, useIsOn: useAmountsHidden } = deviceSwitch('lobi.amountsHidden');
