export { Odds, type OddsProps } from './odds.tsx';
