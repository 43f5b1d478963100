export { AgeNotice, type AgeNoticeProps } from './age-notice.tsx';
export { AgeNoticePrint, type AgeNoticePrintProps } from './age-notice-print.tsx';
