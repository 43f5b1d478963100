export { createApp } from './create-app.ts';
export { defineBrand } from './config/define-brand.ts';
export { checkBrand, describeProblems, type BrandProblem } from './config/check-brand.ts';
export type { Brand, BrandInput } from './config/brand-schema.ts';
