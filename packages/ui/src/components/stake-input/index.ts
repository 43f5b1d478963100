export { StakeInput, type StakeInputProps } from './stake-input.tsx';
