export { Slot, type SlotProps } from './slot.tsx';
