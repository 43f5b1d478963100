export { ChipGroup, type ChipGroupProps, type ChipItem } from './chip-group.tsx';
