import { Switch as Base } from '@base-ui/react/switch';
import { mdiCheck } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { InlineField } from '../form-field/inline-field.tsx';
import { useValueField } from '../form-field/use-value-field.ts';
import * as S from './switch.styles.ts';

export interface SwitchProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'defaultChecked'
> {
  /** What is switched on, in words that fit both states; may hold a link. */
  label: ReactNode;
  /** Name in the values of the form around it. */
  name?: string | undefined;
  /** Label as it reads inside a sentence; needed when `label` is not plain text. */
  fieldName?: string | undefined;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean, details: Base.Root.ChangeEventDetails) => void) | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Tells assistive technology that it must be on. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Where the switch stands; `end` for lists of settings. Default `start`. */
  switchAt?: 'start' | 'end' | undefined;
}

/** Something on or off that takes effect at once. @example <Switch name="sound" label="Suara" /> */
export const Switch = forwardRef<HTMLDivElement, SwitchProps>(function Switch(
  {
    label,
    name,
    fieldName,
    checked,
    defaultChecked = false,
    onCheckedChange,
    hint,
    error,
    required = false,
    disabled = false,
    switchAt,
    className,
    id,
    ...rest
  },
  ref,
) {
  const plain = typeof label === 'string' ? label : (name ?? '');
  const field = useValueField(
    { label: plain, fieldName, name, error },
    { value: checked, defaultValue: defaultChecked, read: (held) => held === true, id },
  );

  return (
    <InlineField
      {...rest}
      ref={ref}
      className={slotClass('Switch', 'root', className)}
      label={label}
      hint={hint}
      error={field.error}
      disabled={disabled}
      controlId={field.controlId}
      controlAt={switchAt}
    >
      {(control) => (
        <Base.Root
          {...control}
          aria-labelledby={`${control.id}-label`}
          aria-required={required || undefined}
          ref={field.ref}
          checked={field.current}
          disabled={disabled}
          readOnly={field.readOnly}
          nativeButton
          render={<S.Track className="lobi-Switch-track" />}
          onBlur={field.onBlur}
          onCheckedChange={(next, details) => {
            field.set(next);
            onCheckedChange?.(next, details);
          }}
        >
          <Base.Thumb render={<S.Thumb className="lobi-Switch-thumb" />}>
            <Icon path={mdiCheck} size={16} />
          </Base.Thumb>
        </Base.Root>
      )}
    </InlineField>
  );
});
