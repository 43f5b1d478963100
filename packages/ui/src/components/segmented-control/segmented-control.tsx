import { Radio } from '@base-ui/react/radio';
import type { RadioGroup as Base } from '@base-ui/react/radio-group';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import type { FieldProps } from '../form-field/form-field.tsx';
import { splitField } from '../form-field/split-field.ts';
import { ChoiceFrame } from '../radio-group/choice-frame.tsx';
import { useChoiceField } from '../radio-group/use-choice-field.ts';
import * as S from './segmented-control.styles.ts';

/** One segment. */
export interface SegmentedItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Rendered before the label. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string = string>
  extends
    FieldProps,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'defaultValue' | 'children'> {
  items: readonly SegmentedItem<Value>[];
  value?: Value | null | undefined;
  /** Default the first item outside a form: one segment is always selected. */
  defaultValue?: Value | null | undefined;
  onValueChange?: ((value: Value, details: Base.ChangeEventDetails) => void) | undefined;
  /** Makes the segments share the full width. */
  fullWidth?: boolean | undefined;
  /** Default `md`; `sm` still has a touch target of 44 px. */
  size?: 'sm' | 'md' | undefined;
}

/**
 * Selection among two to five short options side by side. A radio group for assistive technology.
 * @example <SegmentedControl label="Tampilan" items={[{ value: 'list', label: 'Daftar' }]} />
 */
export const SegmentedControl = forwardRef<HTMLDivElement, SegmentedControlProps>(
  function SegmentedControl(props, ref) {
    const split = splitField<SegmentedControlProps>(props);
    const { facts, own } = split;
    const {
      items,
      value,
      defaultValue = items[0]?.value ?? null,
      onValueChange,
      fullWidth = false,
      size = 'md',
      className,
      id,
      ...rest
    } = own;
    const field = useChoiceField(facts, { items, value, defaultValue, id });

    return (
      <ChoiceFrame
        {...rest}
        ref={ref}
        split={split}
        field={field}
        onValueChange={onValueChange}
        className={slotClass('SegmentedControl', 'root', className)}
        inline
        group={
          <S.Group
            className="lobi-SegmentedControl-group"
            data-size={size}
            data-full-width={flag(fullWidth)}
          />
        }
      >
        {(control) =>
          items.map((item, index) => (
            <Radio.Root
              key={item.value}
              id={`${control.id}-${index}`}
              ref={field.refOf(item.value)}
              value={item.value}
              disabled={item.disabled}
              nativeButton
              render={<S.Segment className="lobi-SegmentedControl-segment" />}
            >
              {item.icon}
              {item.label}
            </Radio.Root>
          ))
        }
      </ChoiceFrame>
    );
  },
);
