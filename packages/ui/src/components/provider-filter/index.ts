export { ProviderFilter, type GameProvider, type ProviderFilterProps } from './provider-filter.tsx';
