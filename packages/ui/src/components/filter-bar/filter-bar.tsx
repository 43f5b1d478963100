import { Menu } from '@base-ui/react/menu';
import { mdiCheck, mdiClose, mdiPlus } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as M from './filter-menu.styles.ts';
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
  const { messages } = useKit();
  const { data: words } = messages;
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
  const { messages, portalRef } = useKit();
  const { data: words } = messages;
  const label = filter.options.find(({ value }) => value === chosen)?.label ?? chosen;
  return (
    <S.Chip className="lobi-FilterBar-chip" data-selected={flag(chosen !== undefined)}>
      <Menu.Root modal={false}>
        <Menu.Trigger
          render={<S.Open />}
          aria-label={
            label === undefined
              ? fill(words.addFilter, { filter: filter.label })
              : `${filter.label}: ${label}`
          }
        >
          {chosen === undefined && <Icon path={mdiPlus} size={16} />}
          {label ?? filter.label}
        </Menu.Trigger>
        <Menu.Portal container={portalRef}>
          <Menu.Positioner sideOffset={6} align="start" render={<M.Positioner />}>
            <Menu.Popup render={<M.Popup className="lobi-FilterBar-popup" />}>
              <Menu.RadioGroup
                aria-label={filter.label}
                value={chosen ?? any}
                onValueChange={(next: string) => onChoose(next === any ? undefined : next)}
              >
                {[{ value: any, label: words.anyValue }, ...filter.options].map((option) => (
                  <Menu.RadioItem
                    key={option.value}
                    value={option.value}
                    closeOnClick
                    render={<M.Item />}
                  >
                    {option.label}
                    <Menu.RadioItemIndicator render={<M.Tick />}>
                      <Icon path={mdiCheck} size={16} />
                    </Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
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
