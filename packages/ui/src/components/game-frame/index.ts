export { GameFrame, type GameFrameProps, type GameFrameStatus } from './game-frame.tsx';
