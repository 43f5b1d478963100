import { numberFormat } from '@lobi/formats';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import type { FilterDefinition, FilterPreset, FilterValues } from './filter-bar.types.ts';
import { FilterChip } from './filter-chip.tsx';
import * as S from './filter-bar.styles.ts';

export interface FilterBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  filters: readonly FilterDefinition[];
  value: FilterValues;
  onValueChange: (value: FilterValues) => void;
  /** Named sets of values, shown before the filters; a second press removes a set. */
  presets?: readonly FilterPreset[] | undefined;
  /** Number of rows that match the filters; shown after them. */
  count?: number | undefined;
}

function withValue(values: FilterValues, id: string, next: string | undefined): FilterValues {
  const others = Object.entries(values).filter(([key]) => key !== id);
  return Object.fromEntries(next === undefined ? others : [...others, [id, next]]);
}

const sameValues = (first: FilterValues, second: FilterValues): boolean =>
  Object.keys(first).length === Object.keys(second).length &&
  Object.entries(first).every(([id, value]) => second[id] === value);

/**
 * Filters as chips: an empty one opens its options, an active one shows its value and can be removed.
 * @example <FilterBar filters={filters} value={query.filters} onValueChange={setFilters} />
 */
export const FilterBar = forwardRef<HTMLDivElement, FilterBarProps>(function FilterBar(
  { filters, value, onValueChange, presets = [], count, className, ...rest },
  ref,
) {
  const { messages, locale } = useKit();
  const { data: texts } = messages;
  const active = filters.filter(({ id }) => value[id] !== undefined);
  return (
    <S.Root
      aria-label={texts.filters}
      {...rest}
      ref={ref}
      role="group"
      className={slotClass('FilterBar', 'root', className)}
    >
      {presets.length > 0 && (
        <S.Presets role="group" aria-label={texts.presets} className="lobi-FilterBar-presets">
          {presets.map((preset) => {
            const on = sameValues(preset.value, value);
            return (
              <S.Preset
                key={preset.id}
                type="button"
                aria-pressed={on}
                data-selected={flag(on)}
                onClick={() => onValueChange(on ? {} : preset.value)}
              >
                {preset.label}
              </S.Preset>
            );
          })}
        </S.Presets>
      )}
      {filters.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          value={value[filter.id]}
          onValueChange={(next) => onValueChange(withValue(value, filter.id, next))}
        />
      ))}
      {active.length > 1 && (
        <S.Clear type="button" onClick={() => onValueChange({})}>
          {texts.clearFilters}
        </S.Clear>
      )}
      {count !== undefined && (
        <S.Count className="lobi-FilterBar-count">
          {fill(texts.results, { count: numberFormat(locale).format(count) })}
        </S.Count>
      )}
    </S.Root>
  );
});
