export {
  GameInfo,
  type GameInfoJackpot,
  type GameInfoProps,
  type GamePayout,
} from './game-info.tsx';
