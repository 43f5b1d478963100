export { GameInfo, type GameInfoJackpot, type GameInfoProps } from './game-info.tsx';
export type { GamePayout } from './pay-table.tsx';
