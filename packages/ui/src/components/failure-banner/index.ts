export { FailureBanner, type FailureBannerProps } from './failure-banner.tsx';
