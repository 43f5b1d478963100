export { AgeNotice, type AgeNoticeProps } from './age-notice.tsx';
