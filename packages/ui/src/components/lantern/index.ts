export { Lantern, type LanternProps } from './lantern.tsx';
