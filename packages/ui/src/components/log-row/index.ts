export { LogRow, type LogEntry, type LogRowProps } from './log-row.tsx';
export { placeText } from './place-text.ts';
