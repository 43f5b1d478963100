import { Radio } from '@base-ui/react/radio';
import type { RadioGroup as Base } from '@base-ui/react/radio-group';
import { forwardRef, type HTMLAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import type { FieldProps } from '../form-field/form-field.tsx';
import { splitField } from '../form-field/split-field.ts';
import { ChoiceFrame } from './choice-frame.tsx';
import { useChoiceField } from './use-choice-field.ts';
import * as S from './radio-group.styles.ts';

/** One option of a group. */
export interface ChoiceItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A second line: the consequence of the option. */
  readonly detail?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string>
  extends
    FieldProps,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'defaultValue' | 'children'> {
  items: readonly ChoiceItem<Value>[];
  /** Selected value; `null` for none. */
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
  onValueChange?: ((value: Value, details: Base.ChangeEventDetails) => void) | undefined;
  /** Default `vertical`; `horizontal` wraps if there is not enough room. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/**
 * Selection among a few visible options.
 * @example <RadioGroup name="period" label="Periode" items={[{ value: '7d', label: '7 hari' }]} />
 */
export const RadioGroup = forwardRef<HTMLDivElement, RadioGroupProps>(
  function RadioGroup(props, ref) {
    const split = splitField<RadioGroupProps>(props);
    const { facts, own, disabled } = split;
    const {
      items,
      value,
      defaultValue = null,
      onValueChange,
      orientation = 'vertical',
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
        className={slotClass('RadioGroup', 'root', className)}
        group={<S.Group className="lobi-RadioGroup-group" data-orientation={orientation} />}
      >
        {(control) =>
          items.map((item, index) => (
            <S.Row
              key={item.value}
              className="lobi-RadioGroup-item"
              htmlFor={`${control.id}-${index}`}
              data-disabled={flag(disabled || item.disabled)}
            >
              <Radio.Root
                id={`${control.id}-${index}`}
                ref={field.refOf(item.value)}
                value={item.value}
                disabled={item.disabled}
                aria-labelledby={`${control.id}-${index}-label`}
                aria-describedby={item.detail && `${control.id}-${index}-detail`}
                nativeButton
                render={<S.Circle className="lobi-RadioGroup-circle" />}
              >
                <Radio.Indicator render={<S.Dot className="lobi-RadioGroup-dot" />} />
              </Radio.Root>
              <S.Text>
                <span id={`${control.id}-${index}-label`}>{item.label}</span>
                {item.detail && (
                  <S.Detail id={`${control.id}-${index}-detail`}>{item.detail}</S.Detail>
                )}
              </S.Text>
            </S.Row>
          ))
        }
      </ChoiceFrame>
    );
  },
);
