export { type Announce, type AnnounceOptions, type Politeness } from './announcer.ts';
export { useAnnounce } from './live-region-provider.tsx';
