import { Checkbox as Base } from '@base-ui/react/checkbox';
import { mdiCheck, mdiMinus } from '@mdi/js';
import { forwardRef } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { CheckedField, type CheckedFieldProps } from '../form-field/checked-field.tsx';
import * as S from './checkbox.styles.ts';

export interface CheckboxProps extends CheckedFieldProps {
  onCheckedChange?: ((checked: boolean, details: Base.Root.ChangeEventDetails) => void) | undefined;
  /** Neither checked nor unchecked: some of its children are checked. */
  indeterminate?: boolean | undefined;
}

/** A yes or no choice. @example <Checkbox name="agree" label="Saya setuju" fieldName="persetujuan" /> */
export const Checkbox = forwardRef<HTMLDivElement, CheckboxProps>(function Checkbox(
  { onCheckedChange, indeterminate = false, className, ...field },
  ref,
) {
  return (
    <CheckedField {...field} ref={ref} className={slotClass('Checkbox', 'root', className)}>
      {(control, set) => (
        <Base.Root
          {...control}
          name={field.name}
          indeterminate={indeterminate}
          render={<S.Box className="lobi-Checkbox-box" />}
          onCheckedChange={(next, details) => {
            set(next);
            onCheckedChange?.(next, details);
          }}
        >
          <Base.Indicator className="lobi-Checkbox-mark">
            <Icon path={indeterminate ? mdiMinus : mdiCheck} size={16} />
          </Base.Indicator>
        </Base.Root>
      )}
    </CheckedField>
  );
});
