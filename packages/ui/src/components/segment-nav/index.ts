export { SegmentNav, type SegmentNavItem, type SegmentNavProps } from './segment-nav.tsx';
