export { PinField, type PinFieldProps } from './pin-field.tsx';
