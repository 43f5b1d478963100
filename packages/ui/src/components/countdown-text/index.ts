export { CountdownText, type CountdownTextProps } from './countdown-text.tsx';
export { formatCountdown, type CountdownFormat } from './format-countdown.ts';
