export { CountdownText, type CountdownTextProps } from './countdown-text.tsx';
export { countdownWords, type CountdownFormat } from './countdown-words.ts';
