export { LogRow, type LogEntry, type LogRowProps } from './log-row.tsx';
export { locationText } from './location-text.ts';
