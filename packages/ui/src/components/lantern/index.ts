export { Lantern, type LanternProps } from './lantern.tsx';
export { LineLantern, type LineLanternProps } from './line-lantern.tsx';
