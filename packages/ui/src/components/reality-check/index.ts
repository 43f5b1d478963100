export { RealityCheck, type RealityCheckProps } from './reality-check.tsx';
