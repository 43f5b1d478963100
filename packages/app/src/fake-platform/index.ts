export { renderBrand, type BrandSetup, type RenderedBrand } from './render-brand.tsx';
