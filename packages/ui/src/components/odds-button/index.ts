export { OddsButton, type OddsButtonProps, type OddsStatus } from './odds-button.tsx';
export type { OddsTrend } from './use-odds-trend.ts';
