export { Celebration, type CelebrationKind, type CelebrationProps } from './celebration.tsx';
export { isWin } from './is-win.ts';
