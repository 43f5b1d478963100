import { Switch as Base } from '@base-ui/react/switch';
import { mdiCheck } from '@mdi/js';
import { forwardRef } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { CheckedField, type CheckedFieldProps } from '../form-field/checked-field.tsx';
import * as S from './switch.styles.ts';

export interface SwitchProps extends CheckedFieldProps {
  onCheckedChange?: ((checked: boolean, details: Base.Root.ChangeEventDetails) => void) | undefined;
  /** Position of the switch; `end` for lists of settings. Default `start`. */
  switchAt?: 'start' | 'end' | undefined;
}

/** A setting that is on or off and takes effect at once. @example <Switch name="sound" label="Suara" /> */
export const Switch = forwardRef<HTMLDivElement, SwitchProps>(function Switch(
  { onCheckedChange, switchAt, className, ...field },
  ref,
) {
  return (
    <CheckedField
      {...field}
      ref={ref}
      className={slotClass('Switch', 'root', className)}
      controlAt={switchAt}
    >
      {(control, set) => (
        <Base.Root
          {...control}
          aria-labelledby={`${control.id}-label`}
          render={<S.Track className="lobi-Switch-track" />}
          onCheckedChange={(next, details) => {
            set(next);
            onCheckedChange?.(next, details);
          }}
        >
          <Base.Thumb render={<S.Thumb className="lobi-Switch-thumb" />}>
            <Icon path={mdiCheck} size={16} />
          </Base.Thumb>
        </Base.Root>
      )}
    </CheckedField>
  );
});
