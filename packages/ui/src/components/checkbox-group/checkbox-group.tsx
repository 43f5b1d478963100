import { Checkbox as Box } from '@base-ui/react/checkbox';
import { CheckboxGroup as Base } from '@base-ui/react/checkbox-group';
import { mdiCheck, mdiMinus } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Box as Square } from '../checkbox/checkbox.styles.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { splitField } from '../form-field/split-field.ts';
import { readTexts } from '../form-field/read-texts.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import type { ChoiceItem } from '../radio-group/radio-group.tsx';
import * as S from '../radio-group/radio-group.styles.ts';

export interface CheckboxGroupProps<Value extends string = string>
  extends
    FieldProps,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'defaultValue' | 'children'> {
  items: readonly ChoiceItem<Value>[];
  /** Checked values, in the order they were checked. */
  value?: readonly Value[] | undefined;
  defaultValue?: readonly Value[] | undefined;
  onValueChange?: ((value: readonly Value[], details: Base.ChangeEventDetails) => void) | undefined;
  /** Shows a first checkbox that checks all or none. */
  selectAll?: boolean | undefined;
  /** Default `vertical`; `horizontal` wraps if there is not enough room. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

const none: readonly string[] = [];

/**
 * Multiple choice among a few visible options.
 * @example <CheckboxGroup name="kinds" label="Jenis" items={[{ value: 'deposit', label: 'Deposit' }]} />
 */
export const CheckboxGroup = forwardRef<HTMLDivElement, CheckboxGroupProps>(
  function CheckboxGroup(props, ref) {
    const { frame, facts, own, disabled, required } = splitField<CheckboxGroupProps>(props);
    const {
      items,
      value,
      defaultValue = none,
      onValueChange,
      selectAll = false,
      orientation = 'vertical',
      className,
      id,
      ...rest
    } = own;
    const { controls } = useMessages();
    const field = useValueField(facts, { value, defaultValue, read: readTexts, id });
    const open = items.filter((item) => !item.disabled);
    const ticked = open.filter((item) => field.current.includes(item.value)).length;
    const firstOpen = open[0]?.value;

    return (
      <FormField
        {...rest}
        {...frame}
        ref={ref}
        className={slotClass('CheckboxGroup', 'root', className)}
        error={field.error}
        required={required}
        controlId={field.controlId}
        labelKind="text"
      >
        {(control) => {
          const box = (
            key: string,
            item: Pick<ChoiceItem, 'label' | 'detail' | 'disabled'>,
            own: Omit<Box.Root.Props, 'render'>,
          ) => (
            <S.Row
              key={key}
              className="lobi-CheckboxGroup-item"
              htmlFor={`${control.id}-${key}`}
              data-disabled={flag(disabled || item.disabled)}
            >
              <Box.Root
                {...own}
                id={`${control.id}-${key}`}
                disabled={disabled || item.disabled}
                readOnly={field.readOnly}
                aria-invalid={control['aria-invalid']}
                aria-labelledby={`${control.id}-${key}-label`}
                aria-describedby={item.detail && `${control.id}-${key}-detail`}
                nativeButton
                render={<Square className="lobi-CheckboxGroup-box" />}
                onBlur={field.onBlur}
              >
                <Box.Indicator>
                  <Icon path={own.indeterminate ? mdiMinus : mdiCheck} size={16} />
                </Box.Indicator>
              </Box.Root>
              <S.Text>
                <span id={`${control.id}-${key}-label`}>{item.label}</span>
                {item.detail && (
                  <S.Detail id={`${control.id}-${key}-detail`}>{item.detail}</S.Detail>
                )}
              </S.Text>
            </S.Row>
          );
          return (
            <Base
              id={control.id}
              role="group"
              aria-labelledby={`${control.id}-label`}
              aria-describedby={control['aria-describedby']}
              value={[...field.current]}
              allValues={open.map((item) => item.value)}
              disabled={disabled}
              render={
                <S.Group className="lobi-CheckboxGroup-group" data-orientation={orientation} />
              }
              onValueChange={(next, details) => {
                field.set(next);
                onValueChange?.(next, details);
              }}
            >
              {selectAll &&
                box(
                  'all',
                  { label: controls.checkboxAll },
                  { parent: true, indeterminate: ticked > 0 && ticked < open.length },
                )}
              {items.map((item, index) =>
                box(String(index), item, {
                  value: item.value,
                  ref: item.value === firstOpen ? field.ref : undefined,
                }),
              )}
            </Base>
          );
        }}
      </FormField>
    );
  },
);
