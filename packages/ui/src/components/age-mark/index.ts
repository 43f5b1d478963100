export { AgeMark, type AgeMarkProps } from './age-mark.tsx';
