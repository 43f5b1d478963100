export {
  ConnectionBanner,
  type ConnectionBannerProps,
  type ConnectionState,
} from './connection-banner.tsx';
