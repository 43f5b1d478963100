export { BrandMark, type BrandMarkProps } from './brand-mark.tsx';
export { marks, type Mark, type MarkName } from './marks.tsx';
