import { Select as Base } from '@base-ui/react/select';
import { mdiCheck, mdiChevronDown } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { readChoice } from '../form-field/read-text.ts';
import { splitField } from '../form-field/split-field.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import * as S from './select.styles.ts';

/** One option. */
export interface SelectItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Rendered before the label. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string = string>
  extends
    FieldProps,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'defaultValue' | 'children'> {
  items: readonly SelectItem<Value>[];
  /** Selected value; `null` for none. */
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
  onValueChange?:
    | ((value: Value | null, details: Base.Root.ChangeEventDetails) => void)
    | undefined;
  /** Shown without a selection; default "Choose". */
  placeholder?: string | undefined;
  /** Renders an option of the list; default its icon and label. The field shows only the label. */
  renderItem?: ((item: SelectItem<Value>) => ReactNode) | undefined;
  /** Default `md`. */
  size?: 'sm' | 'md' | undefined;
}

/**
 * One option of a list, in a list box that opens below the field.
 * @example <Select name="role" label="Peran" items={[{ value: 'player', label: 'Pemain' }]} />
 */
export const Select = forwardRef<HTMLDivElement, SelectProps>(function Select(props, ref) {
  const { frame, facts, own, required, disabled } = splitField<SelectProps>(props);
  const {
    items,
    value,
    defaultValue = null,
    onValueChange,
    placeholder,
    renderItem,
    size = 'md',
    className,
    id,
    ...rest
  } = own;
  const { messages, portalRef } = useKit();
  const field = useValueField(facts, { value, defaultValue, read: readChoice, id });

  return (
    <FormField
      {...rest}
      {...frame}
      ref={ref}
      className={slotClass('Select', 'root', className)}
      error={field.error}
      controlId={field.controlId}
      labelKind="text"
    >
      {(control) => (
        <Base.Root
          items={items}
          value={field.current}
          required={required}
          disabled={disabled}
          readOnly={field.readOnly}
          modal={false}
          onValueChange={(next: string | null, details) => {
            field.set(next);
            onValueChange?.(next, details);
          }}
          onOpenChange={(open) => {
            if (!open) field.onBlur();
          }}
        >
          <Base.Trigger
            {...control}
            aria-labelledby={`${control.id}-label ${control.id}-value`}
            ref={field.ref}
            render={
              <S.Trigger
                className="lobi-Select-trigger"
                data-size={size}
                data-invalid={flag(control['aria-invalid'])}
                data-empty={flag(field.current === null)}
              />
            }
          >
            <Base.Value
              id={`${control.id}-value`}
              className="lobi-Select-value"
              placeholder={placeholder ?? messages.forms.choose}
            />
            <Icon path={mdiChevronDown} />
          </Base.Trigger>
          <Base.Portal container={portalRef}>
            <Base.Positioner
              render={<S.Positioner />}
              sideOffset={6}
              collisionPadding={8}
              alignItemWithTrigger={false}
            >
              <Base.Popup render={<S.Popup className="lobi-Select-popup" />}>
                <Base.List className="lobi-Select-list">
                  {items.map((item) => (
                    <Base.Item
                      key={item.value}
                      value={item.value}
                      disabled={item.disabled}
                      render={<S.Item className="lobi-Select-item" />}
                    >
                      {renderItem === undefined && item.icon}
                      <Base.ItemText render={<S.Text />}>
                        {renderItem?.(item) ?? item.label}
                      </Base.ItemText>
                      <Base.ItemIndicator render={<S.Tick />}>
                        <Icon path={mdiCheck} />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </FormField>
  );
});
