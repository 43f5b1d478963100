export {
  formatFigure,
  type Figure,
  type FigureFormat,
  type FormatFigureOptions,
} from './format-figure.ts';
export { formatNumber, type FormatNumberOptions, type NumberShape } from './format-number.ts';
export { Multiplier, type MultiplierProps } from './multiplier.tsx';
export { Num, type NumProps } from './num.tsx';
export { Percent, type PercentProps } from './percent.tsx';
