import type { Tabs as Base } from '@base-ui/react/tabs';
import { forwardRef, type ReactNode } from 'react';
import { slotClass } from '../../primitives/slot-class.ts';
import { useCurrentInView } from '../../primitives/use-current-in-view.ts';
import * as S from './tabs.styles.ts';

/** One tab and its content. */
export interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  /** Number after the label. */
  readonly count?: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** Label of the row of tabs for assistive technology. */
  label: string;
  value?: string | undefined;
  /** Default the first tab. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string, details: Base.Root.ChangeEventDetails) => void) | undefined;
  /** Keeps hidden panels mounted, e.g. to preserve typed text. */
  keepMounted?: boolean | undefined;
  className?: string | undefined;
}

/** Alternative views, one at a time. Arrow keys move between tabs. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  {
    items,
    label,
    value,
    defaultValue = items[0]?.value,
    onValueChange,
    keepMounted = false,
    className,
  },
  ref,
) {
  const row = useCurrentInView<HTMLDivElement>(value ?? defaultValue);
  return (
    <S.Root
      ref={ref}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      className={slotClass('Tabs', 'root', className)}
    >
      <S.List ref={row} aria-label={label} className="lobi-Tabs-list">
        {items.map((item) => (
          <S.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className="lobi-Tabs-tab"
          >
            {item.label}
            {item.count !== undefined && <S.Count>{item.count}</S.Count>}
          </S.Tab>
        ))}
      </S.List>
      {items.map((item) => (
        <S.Panel
          key={item.value}
          value={item.value}
          keepMounted={keepMounted}
          className="lobi-Tabs-panel"
        >
          {item.content}
        </S.Panel>
      ))}
    </S.Root>
  );
});
