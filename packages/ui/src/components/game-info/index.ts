export { GameInfo, type GameInfoProps, type GamePayout } from './game-info.tsx';
