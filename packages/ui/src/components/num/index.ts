export { Num, type NumProps } from './num.tsx';
