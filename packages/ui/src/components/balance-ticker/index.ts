export { BalanceTicker, type BalanceTickerProps } from './balance-ticker.tsx';
