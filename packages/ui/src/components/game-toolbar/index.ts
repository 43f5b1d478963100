export { GameToolbar, type GameToolbarProps } from './game-toolbar.tsx';
