export { GameLayout, type GameLayoutProps } from './game-layout.tsx';
