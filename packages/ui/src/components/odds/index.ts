export { Odds, type OddsProps } from './odds.tsx';
export { noOdds, oddsText } from './odds-text.ts';
