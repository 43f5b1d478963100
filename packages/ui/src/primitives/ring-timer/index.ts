export { formatClock } from './format-clock.ts';
export { RingTimer, type RingTimerProps } from './ring-timer.tsx';
export { useSecondsLeft } from './use-seconds-left.ts';
