export { Celebration, type CelebrationKind, type CelebrationProps } from './celebration.tsx';
export { isWin } from '@lobi/formats';
