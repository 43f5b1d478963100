export { JackpotTicker, type JackpotTickerProps } from './jackpot-ticker.tsx';
