export { ChipSelector, type ChipSelectorProps } from './chip-selector.tsx';
