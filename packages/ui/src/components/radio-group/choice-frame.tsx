import { RadioGroup as Base } from '@base-ui/react/radio-group';
import { forwardRef, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { FormField, type ControlProps, type FieldProps } from '../form-field/form-field.tsx';
import type { SplitField } from '../form-field/split-field.ts';
import type { ChoiceField } from './use-choice-field.ts';

interface ChoiceFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The properties of the component, separated. */
  split: Pick<SplitField<FieldProps>, 'frame' | 'required' | 'disabled'>;
  field: ChoiceField<string>;
  onValueChange: ((value: string, details: Base.ChangeEventDetails) => void) | undefined;
  /** Element of the group. */
  group: ReactElement;
  /** Whether the group is only as wide as its options. Default false. */
  inline?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Field with a radio group: label, hint and error, and the selection of one option. */
export const ChoiceFrame = forwardRef<HTMLDivElement, ChoiceFrameProps>(function ChoiceFrame(
  {
    split: { frame, required, disabled },
    field,
    onValueChange,
    group,
    inline = false,
    children,
    ...rest
  },
  ref,
) {
  return (
    <FormField
      {...rest}
      {...frame}
      ref={ref}
      error={field.error}
      controlId={field.controlId}
      labelKind="text"
    >
      {(control) => {
        const options = (
          <Base<string | null>
            {...control}
            aria-labelledby={`${control.id}-label`}
            aria-required={required || undefined}
            value={field.current}
            disabled={disabled}
            readOnly={field.readOnly}
            render={group}
            onBlur={field.onBlur}
            onValueChange={(next: string | null, details) => {
              if (next === null) return;
              field.set(next);
              onValueChange?.(next, details);
            }}
          >
            {children(control)}
          </Base>
        );
        return inline ? <div>{options}</div> : options;
      }}
    </FormField>
  );
});
