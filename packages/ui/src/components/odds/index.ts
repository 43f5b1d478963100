export { convertOdds, decimalOdds, type OddsThousandths } from './convert-odds.ts';
export { Odds, type OddsProps } from './odds.tsx';
export { oddsText, type OddsScale } from './odds-text.ts';
