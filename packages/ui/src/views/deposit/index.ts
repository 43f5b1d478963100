export { DepositUnderWay, type DepositUnderWayProps } from './deposit-under-way.tsx';
export { DepositView, type DepositViewProps } from './deposit-view.tsx';
export type { DepositValues, OpenDeposit } from './deposit.types.ts';
