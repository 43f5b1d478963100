import { Checkbox as Base } from '@base-ui/react/checkbox';
import { mdiAlertCircleOutline, mdiCheck, mdiMinus } from '@mdi/js';
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { useValueBinding } from '../form-field/field-bindings.ts';
import * as F from '../form-field/form-field.styles.ts';
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
  indeterminate?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** Yes or no. @example <Checkbox name="agree" label="Saya setuju" fieldName="persetujuan" /> */
export const Checkbox = forwardRef<HTMLDivElement, CheckboxProps>(function Checkbox(
  {
    label,
    name,
    fieldName,
    checked,
    defaultChecked,
    onCheckedChange,
    indeterminate = false,
    hint,
    error,
    disabled = false,
    className,
    id,
    ...rest
  },
  ref,
) {
  const { locale } = useKit();
  const ownId = useId();
  const controlId = id ?? ownId;
  const plain = typeof label === 'string' ? label.toLocaleLowerCase(locale) : (name ?? '');
  const bound = useValueBinding({ name, fieldName: fieldName ?? plain });
  const said = error ?? bound?.error;
  const describedBy = [
    said !== undefined && `${controlId}-error`,
    hint != null && `${controlId}-hint`,
  ]
    .filter(Boolean)
    .join(' ');

  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('Checkbox', 'root', className)}
      data-disabled={flag(disabled)}
      data-invalid={flag(said !== undefined)}
    >
      <S.Row htmlFor={controlId}>
        <Base.Root
          id={controlId}
          name={name}
          checked={bound ? bound.value === true : checked}
          defaultChecked={bound ? undefined : defaultChecked}
          indeterminate={indeterminate}
          disabled={disabled}
          readOnly={bound?.readOnly ?? false}
          aria-invalid={said !== undefined || undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          ref={bound?.ref}
          nativeButton
          render={<S.Box className="lobi-Checkbox-box" />}
          onBlur={bound?.onBlur}
          onCheckedChange={(next, details) => {
            bound?.setValue(next);
            onCheckedChange?.(next, details);
          }}
        >
          <Base.Indicator className="lobi-Checkbox-mark">
            <Icon path={indeterminate ? mdiMinus : mdiCheck} size={16} />
          </Base.Indicator>
        </Base.Root>
        <span>{label}</span>
      </S.Row>
      {said !== undefined && (
        <F.Error id={`${controlId}-error`}>
          <Icon path={mdiAlertCircleOutline} size={16} />
          <span>{said}</span>
        </F.Error>
      )}
      {hint != null && <F.Hint id={`${controlId}-hint`}>{hint}</F.Hint>}
    </S.Root>
  );
});
