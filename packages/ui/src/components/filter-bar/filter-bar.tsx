import { mdiClose, mdiPlus } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Menu } from '../menu/menu.tsx';
import * as S from './filter-bar.styles.ts';

/** One thing a list can be narrowed by. */
export interface FilterDefinition {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Chosen value of each filter by id; an absent one does not narrow. */
export type FilterValues = Readonly<Record<string, string>>;

export interface FilterBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  filters: readonly FilterDefinition[];
  value: FilterValues;
  onValueChange: (value: FilterValues) => void;
}

function without(values: FilterValues, id: string): FilterValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== id));
}

/**
 * Filters as chips: an empty one opens its choices, a chosen one says what it keeps and can be
 * taken away.
 */
export const FilterBar = forwardRef<HTMLDivElement, FilterBarProps>(function FilterBar(
  { filters, value, onValueChange, className, ...rest },
  ref,
) {
  const { data: words } = useMessages();
  const active = filters.filter(({ id }) => value[id] !== undefined);
  return (
    <S.Root
      aria-label={words.filters}
      {...rest}
      ref={ref}
      role="group"
      className={slotClass('FilterBar', 'root', className)}
    >
      {filters.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          chosen={value[filter.id]}
          onChoose={(next) =>
            onValueChange(
              next === undefined ? without(value, filter.id) : { ...value, [filter.id]: next },
            )
          }
        />
      ))}
      {active.length > 1 && (
        <S.Clear type="button" onClick={() => onValueChange({})}>
          {words.clearFilters}
        </S.Clear>
      )}
    </S.Root>
  );
});

interface FilterChipProps {
  filter: FilterDefinition;
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** Stands for "no narrowing" inside the menu. */
const any = '';

function FilterChip({ filter, chosen, onChoose }: FilterChipProps) {
  const { data: words } = useMessages();
  const label = filter.options.find(({ value }) => value === chosen)?.label ?? chosen;
  return (
    <S.Chip className="lobi-FilterBar-chip" data-selected={flag(chosen !== undefined)}>
      <Menu
        align="start"
        trigger={
          <S.Open
            aria-label={
              label === undefined
                ? fill(words.addFilter, { filter: filter.label })
                : `${filter.label}: ${label}`
            }
          >
            {chosen === undefined && <Icon path={mdiPlus} size={16} />}
            {label ?? filter.label}
          </S.Open>
        }
        choice={{
          label: filter.label,
          value: chosen ?? any,
          options: [{ value: any, label: words.anyValue }, ...filter.options],
          onValueChange: (next) => onChoose(next === any ? undefined : next),
        }}
      />
      {chosen !== undefined && (
        <S.Remove
          type="button"
          aria-label={fill(words.clearFilter, { filter: filter.label })}
          onClick={() => onChoose(undefined)}
        >
          <Icon path={mdiClose} size={16} />
        </S.Remove>
      )}
    </S.Chip>
  );
}
