import { Checkbox as Base } from '@base-ui/react/checkbox';
import { mdiCheck, mdiMinus } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { InlineField } from '../form-field/inline-field.tsx';
import { useValueField } from '../form-field/use-value-field.ts';
import * as S from './checkbox.styles.ts';

export interface CheckboxProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'defaultChecked'
> {
  /** What is agreed to or switched on; may hold a link. */
  label: ReactNode;
  /** Name in the values of the form around it. */
  name?: string | undefined;
  /** Label as it reads inside a sentence; needed when `label` is not plain text. */
  fieldName?: string | undefined;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean, details: Base.Root.ChangeEventDetails) => void) | undefined;
  /** Neither yes nor no: some of what stands below it. */
  indeterminate?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Tells assistive technology that it must be ticked. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Yes or no. @example <Checkbox name="agree" label="Saya setuju" fieldName="persetujuan" /> */
export const Checkbox = forwardRef<HTMLDivElement, CheckboxProps>(function Checkbox(
  {
    label,
    name,
    fieldName,
    checked,
    defaultChecked = false,
    onCheckedChange,
    indeterminate = false,
    hint,
    error,
    required = false,
    disabled = false,
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
      className={slotClass('Checkbox', 'root', className)}
      label={label}
      hint={hint}
      error={field.error}
      disabled={disabled}
      controlId={field.controlId}
    >
      {(control) => (
        <Base.Root
          {...control}
          name={name}
          checked={field.current}
          indeterminate={indeterminate}
          aria-required={required || undefined}
          disabled={disabled}
          readOnly={field.readOnly}
          ref={field.ref}
          nativeButton
          render={<S.Box className="lobi-Checkbox-box" />}
          onBlur={field.onBlur}
          onCheckedChange={(next, details) => {
            field.set(next);
            onCheckedChange?.(next, details);
          }}
        >
          <Base.Indicator className="lobi-Checkbox-mark">
            <Icon path={indeterminate ? mdiMinus : mdiCheck} size={16} />
          </Base.Indicator>
        </Base.Root>
      )}
    </InlineField>
  );
});
