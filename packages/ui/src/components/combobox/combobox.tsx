import { Combobox as Base } from '@base-ui/react/combobox';
import { mdiClose } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type Ref } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { Input } from '../form-field/form-field.styles.ts';
import { readChoice } from '../form-field/read-text.ts';
import { splitField } from '../form-field/split-field.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import type { ComboboxItem } from './combobox-item.ts';
import { ListPopup } from './list-popup.tsx';
import { OpenButton } from './open-button.tsx';
import { useComboboxSource, type ComboboxSource } from './use-combobox-source.ts';
import * as S from './combobox.styles.ts';

export interface ComboboxProps<Value extends string = string>
  extends
    FieldProps,
    ComboboxSource<Value>,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'defaultValue' | 'children'> {
  /** Selected value; `null` for none. */
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
  onValueChange?:
    | ((value: Value | null, details: Base.Root.ChangeEventDetails) => void)
    | undefined;
  placeholder?: string | undefined;
  /** Shows a button that clears the selection; default true. */
  clearable?: boolean | undefined;
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * Selection of one option by typing. Typed text without a selection is cleared.
 * @example <Combobox name="bank" label="Bank" items={banks} />
 */
export const Combobox = forwardRef<HTMLDivElement, ComboboxProps>(function Combobox(props, ref) {
  const { frame, facts, own, required, disabled } = splitField<ComboboxProps>(props);
  const {
    items,
    loadItems,
    debounceMs,
    knownItems,
    value,
    defaultValue = null,
    onValueChange,
    placeholder,
    clearable = true,
    size = 'md',
    className,
    id,
    ...rest
  } = own;
  const messages = useMessages();
  const source = useComboboxSource({ items, loadItems, debounceMs, knownItems });
  const field = useValueField(facts, { value, defaultValue, read: readChoice, id });
  const [current = null] = field.current === null ? [] : source.itemsOf([field.current]);

  return (
    <FormField
      {...rest}
      {...frame}
      ref={ref}
      className={slotClass('Combobox', 'root', className)}
      error={field.error}
      controlId={field.controlId}
    >
      {(control) => (
        <Base.Root
          {...source.rootProps}
          value={current}
          required={required}
          disabled={disabled}
          readOnly={field.readOnly}
          onValueChange={(next: ComboboxItem | null, details) => {
            source.setChosen(next ? [next] : []);
            field.set(next?.value ?? null);
            onValueChange?.(next?.value ?? null, details);
          }}
          onInputValueChange={(text, { reason }) => {
            if (reason === 'input-change' || reason === 'input-clear') source.list.search(text);
          }}
        >
          <Base.InputGroup
            render={
              <S.Frame
                className="lobi-Combobox-frame"
                data-size={size}
                data-invalid={flag(control['aria-invalid'])}
                data-disabled={flag(disabled)}
              />
            }
          >
            <Base.Input
              {...control}
              ref={field.ref as Ref<HTMLInputElement> | undefined}
              placeholder={placeholder ?? messages.controls.comboboxPlaceholder}
              onBlur={field.onBlur}
              render={<Input className="lobi-Combobox-input" />}
            />
            {clearable && !disabled && !field.readOnly && (
              <Base.Clear
                aria-label={fill(messages.forms.clear, { field: field.fieldName })}
                render={<S.Clear className="lobi-Combobox-clear" />}
              >
                <Icon path={mdiClose} />
              </Base.Clear>
            )}
            <OpenButton field={field.fieldName} className="lobi-Combobox-open" />
          </Base.InputGroup>
          <ListPopup list={source.list} label={facts.label} controlId={control.id} />
        </Base.Root>
      )}
    </FormField>
  );
});
