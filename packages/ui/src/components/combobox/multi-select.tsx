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
import { readTexts } from '../form-field/read-texts.ts';
import { splitField } from '../form-field/split-field.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import type { ComboboxItem } from './combobox-item.ts';
import { ListPopup } from './list-popup.tsx';
import { OpenButton } from './open-button.tsx';
import { useComboboxSource, type ComboboxSource } from './use-combobox-source.ts';
import * as S from './combobox.styles.ts';

export interface MultiSelectProps<Value extends string = string>
  extends
    FieldProps,
    ComboboxSource<Value>,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'defaultValue' | 'children'> {
  /** Selected values, in the order they were selected. */
  value?: readonly Value[] | undefined;
  defaultValue?: readonly Value[] | undefined;
  onValueChange?:
    | ((value: readonly Value[], details: Base.Root.ChangeEventDetails) => void)
    | undefined;
  placeholder?: string | undefined;
}

const nothing: readonly string[] = [];

/**
 * Selection of several options by typing, shown as chips. Backspace in the empty field moves to the last
 * chip, and a chip is removed with Backspace or Delete.
 * @example <MultiSelect name="providers" label="Provider" items={providers} />
 */
export const MultiSelect = forwardRef<HTMLDivElement, MultiSelectProps>(
  function MultiSelect(props, ref) {
    const { frame, facts, own, required, disabled } = splitField<MultiSelectProps>(props);
    const {
      items,
      loadItems,
      debounceMs,
      knownItems,
      value,
      defaultValue = nothing,
      onValueChange,
      placeholder,
      className,
      id,
      ...rest
    } = own;
    const { controls } = useMessages();
    const source = useComboboxSource({ items, loadItems, debounceMs, knownItems });
    const field = useValueField(facts, { value, defaultValue, read: readTexts, id });
    const current = source.itemsOf(field.current);

    return (
      <FormField
        {...rest}
        {...frame}
        ref={ref}
        className={slotClass('MultiSelect', 'root', className)}
        error={field.error}
        controlId={field.controlId}
      >
        {(control) => (
          <Base.Root
            multiple
            {...source.rootProps}
            value={current}
            required={required}
            disabled={disabled}
            readOnly={field.readOnly}
            onValueChange={(next: ComboboxItem[], details) => {
              // Escape closes the list; a second press must not remove all chips.
              if (details.reason === 'escape-key') {
                details.cancel();
                return;
              }
              const values = next.map((item) => item.value);
              source.setChosen(next);
              field.set(values);
              onValueChange?.(values, details);
            }}
            onInputValueChange={(text) => source.list.search(text)}
          >
            <Base.InputGroup
              render={
                <S.Frame
                  className="lobi-MultiSelect-frame"
                  data-multiple=""
                  data-invalid={flag(control['aria-invalid'])}
                  data-disabled={flag(disabled)}
                />
              }
            >
              <Base.Chips
                aria-label={
                  current.length === 0
                    ? undefined
                    : fill(controls.multiSelectChosen, { count: current.length })
                }
                render={<S.Chips className="lobi-MultiSelect-chips" />}
              >
                {current.map((item) => (
                  <Base.Chip
                    key={item.value}
                    aria-label={item.label}
                    render={<S.Chip className="lobi-MultiSelect-chip" />}
                  >
                    <span>{item.label}</span>
                    {!field.readOnly && (
                      <Base.ChipRemove
                        aria-label={fill(controls.multiSelectRemove, { item: item.label })}
                        render={<S.Remove className="lobi-MultiSelect-remove" />}
                      >
                        <Icon path={mdiClose} size={16} />
                      </Base.ChipRemove>
                    )}
                  </Base.Chip>
                ))}
                <Base.Input
                  {...control}
                  ref={field.ref as Ref<HTMLInputElement> | undefined}
                  placeholder={
                    current.length === 0 ? (placeholder ?? controls.comboboxPlaceholder) : undefined
                  }
                  onBlur={field.onBlur}
                  render={<Input className="lobi-MultiSelect-input" />}
                />
              </Base.Chips>
              <OpenButton field={field.fieldName} className="lobi-MultiSelect-open" />
            </Base.InputGroup>
            <ListPopup list={source.list} label={facts.label} controlId={control.id} />
          </Base.Root>
        )}
      </FormField>
    );
  },
);
