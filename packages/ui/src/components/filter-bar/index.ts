export {
  FilterBar,
  type FilterBarProps,
  type FilterDefinition,
  type FilterValues,
} from './filter-bar.tsx';
