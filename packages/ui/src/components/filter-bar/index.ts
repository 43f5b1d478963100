export { FilterBar, type FilterBarProps } from './filter-bar.tsx';
export type {
  FilterDefinition,
  FilterKind,
  FilterOption,
  FilterPreset,
  FilterValues,
} from './filter-bar.types.ts';
export { readMany, readRange, writeMany, writeRange, type FilterRange } from './filter-value.ts';
