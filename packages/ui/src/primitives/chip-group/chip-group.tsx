import { Toggle } from '@base-ui/react/toggle';
import type { ToggleGroup } from '@base-ui/react/toggle-group';
import { mdiClose } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Chip } from '../chip/chip.tsx';
import { flag } from '../flag.ts';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../kit-provider/kit-context.ts';
import { slotClass } from '../slot-class.ts';
import * as S from './chip-group.styles.ts';

/** One chip of a group. */
export interface ChipItem {
  readonly value: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Number after the label. */
  readonly count?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Shows a remove button, which calls `onRemove`. */
  readonly removable?: boolean | undefined;
}

export interface ChipGroupProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'defaultValue' | 'children'
> {
  /** Name of the choice; labels the group. */
  label: string;
  items: readonly ChipItem[];
  /** Values of the selected chips. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: string[], details: ToggleGroup.ChangeEventDetails) => void) | undefined;
  /** Whether several may be selected; default false. */
  multiple?: boolean | undefined;
  /** Called by the remove button of a chip, and by the Delete key on it. */
  onRemove?: ((value: string) => void) | undefined;
  /** Scrolls on one line instead of wrapping; default false. */
  scroll?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Moves focus to the neighbour of a chip that is being removed, so that it is not lost. */
const focusBeside = (chip: Element): void => {
  const item = chip.closest('.lobi-ChipGroup-item');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  beside?.querySelector<HTMLElement>('.lobi-Chip-root')?.focus();
};

/**
 * Chips of which one or several are selected. A single tab stop; arrow keys move inside.
 * @example <ChipGroup label="Kategori" items={categories} value={chosen} onValueChange={choose} />
 */
export const ChipGroup = forwardRef<HTMLDivElement, ChipGroupProps>(function ChipGroup(
  { label, items, value, defaultValue, scroll, disabled, onRemove, className, ...rest },
  ref,
) {
  const { atoms } = useMessages();

  const remove = (item: ChipItem, from: Element): void => {
    focusBeside(from);
    onRemove?.(item.value);
  };
  const removeByKey = (item: ChipItem) => (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(item, event.currentTarget);
  };

  return (
    <S.Root
      {...rest}
      ref={ref}
      aria-label={label}
      value={value}
      defaultValue={defaultValue}
      disabled={disabled}
      className={slotClass('ChipGroup', 'root', className)}
      data-scroll={flag(scroll)}
    >
      {items.map((item) => (
        <S.Item
          key={item.value}
          className="lobi-ChipGroup-item"
          data-removable={flag(item.removable)}
        >
          <Toggle
            value={item.value}
            disabled={item.disabled}
            {...(item.removable
              ? { onKeyDown: removeByKey(item), 'aria-keyshortcuts': 'Delete' }
              : {})}
            render={<Chip iconStart={item.icon} count={item.count} />}
          >
            {item.label}
          </Toggle>
          {item.removable && (
            <S.Remove
              type="button"
              tabIndex={-1}
              className="lobi-ChipGroup-remove"
              aria-label={fill(atoms.removeThing, { thing: item.label })}
              disabled={disabled || item.disabled}
              onClick={(event) => remove(item, event.currentTarget)}
            >
              <Icon path={mdiClose} size={16} />
            </S.Remove>
          )}
        </S.Item>
      ))}
    </S.Root>
  );
});
