export { AmountPad, type AmountPadProps } from './amount-pad.tsx';
