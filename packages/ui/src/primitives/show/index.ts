export { Show, type Breakpoint, type ShowProps } from './show.tsx';
