export { LiveWinsTicker, type LiveWin, type LiveWinsTickerProps } from './live-wins-ticker.tsx';
