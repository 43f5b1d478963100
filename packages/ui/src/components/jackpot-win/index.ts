export { JackpotWin, type JackpotWinProps } from './jackpot-win.tsx';
