export { DateTime, type DateTimeProps } from './date-time.tsx';
export { RelativeTime, type RelativeTimeProps } from './relative-time.tsx';
export {
  dayOf,
  formatDateTime,
  type DateTimeMode,
  type FormatDateTimeOptions,
} from './format-date-time.ts';
export { relativeTimeText } from './relative-time-text.ts';
export { timeZoneLabel } from './time-zone-label.ts';
