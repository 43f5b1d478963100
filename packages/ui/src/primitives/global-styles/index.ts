export { GlobalStyles, type GlobalStylesProps } from './global-styles.tsx';
