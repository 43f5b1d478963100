export { Grid, type GridColumns, type GridProps } from './grid.tsx';
