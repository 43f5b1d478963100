export { LimitMeter, type LimitMeterProps } from './limit-meter.tsx';
export type { LimitUnit } from './use-limit-amount.ts';
