import { Combobox as Base } from '@base-ui/react/combobox';
import { mdiChevronDown, mdiClose } from '@mdi/js';
import { forwardRef, useState, type HTMLAttributes, type Ref } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { Input } from '../form-field/form-field.styles.ts';
import { readText } from '../form-field/read-text.ts';
import { splitField } from '../form-field/split-field.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import { itemsFor, matchesQuery, type ComboboxItem } from './combobox-item.ts';
import { ListPopup } from './list-popup.tsx';
import { useList, type LoadItems } from './use-list.ts';
import * as S from './combobox.styles.ts';

/** Source of the options of a searchable list. */
export interface ComboboxSource<Value extends string = string> {
  /** All options; searched locally, ignoring case and diacritics. */
  items?: readonly ComboboxItem<Value>[] | undefined;
  /** Fetches the options for a text instead; called with `''` when the list opens. */
  loadItems?: LoadItems<Value> | undefined;
  /** Pause in typing before `loadItems`, in ms; default 250. */
  debounceMs?: number | undefined;
  /** Names of selected values that the list may not contain, with `loadItems`. */
  knownItems?: readonly ComboboxItem<Value>[] | undefined;
}

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

const none: readonly ComboboxItem[] = [];

/**
 * Selection of one option by typing. Typed text without a selection is cleared.
 * @example <Combobox name="bank" label="Bank" items={banks} />
 */
export const Combobox = forwardRef<HTMLDivElement, ComboboxProps>(function Combobox(props, ref) {
  const { frame, facts, own, required, disabled } = splitField<ComboboxProps>(props);
  const {
    items,
    loadItems,
    debounceMs = 250,
    knownItems = none,
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
  const { locale, messages } = useKit();
  const list = useList(items, loadItems, debounceMs);
  const [chosen, setChosen] = useState(none);
  const read = (formValue: unknown): string | null => readText(formValue) || null;
  const field = useValueField(facts, { value, defaultValue, read, id });
  const [current = null] =
    field.current === null ? [] : itemsFor([field.current], list.items, knownItems, chosen);

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
          items={list.items}
          value={current}
          isItemEqualToValue={isSame}
          itemToStringLabel={labelOf}
          filter={loadItems ? null : matchesQuery}
          locale={locale}
          autoHighlight
          required={required}
          disabled={disabled}
          readOnly={field.readOnly}
          onValueChange={(next: ComboboxItem | null, details) => {
            setChosen(next ? [next] : none);
            field.set(next?.value ?? null);
            onValueChange?.(next?.value ?? null, details);
          }}
          onInputValueChange={(text, { reason }) => {
            if (reason === 'input-change' || reason === 'input-clear') list.search(text);
          }}
          onOpenChange={(open) => {
            if (open) list.search('');
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
            <Base.Trigger
              aria-label={fill(messages.controls.comboboxOpen, { field: field.fieldName })}
              tabIndex={-1}
              render={<S.Open className="lobi-Combobox-open" />}
            >
              <Icon path={mdiChevronDown} />
            </Base.Trigger>
          </Base.InputGroup>
          <ListPopup list={list} label={facts.label} controlId={control.id} />
        </Base.Root>
      )}
    </FormField>
  );
});

const labelOf = ({ label }: ComboboxItem): string => label;
const isSame = (first: ComboboxItem, second: ComboboxItem): boolean => first.value === second.value;
