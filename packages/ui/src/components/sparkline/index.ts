export { Sparkline, type SparklineProps } from './sparkline.tsx';
