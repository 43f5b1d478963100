export { JackpotStrip, type JackpotItem, type JackpotStripProps } from './jackpot-strip.tsx';
