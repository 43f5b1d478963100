export { BareLayout, type BareLayoutProps } from './bare-layout.tsx';
