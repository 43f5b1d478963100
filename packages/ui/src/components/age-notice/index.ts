export { AgeNotice, type AgeNoticeProps } from './age-notice.tsx';
export { AgeNoticePrint, type AgeNoticePrintProps } from './age-notice-print.tsx';
export { AgeNoticeImage, type AgeNoticeImageProps } from './age-notice-art.tsx';
