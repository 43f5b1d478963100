import { mdiAlertCircleOutline } from '@mdi/js';
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './form-field.styles.ts';

/** Properties that all fields of the kit share. */
export interface FieldProps {
  label: string;
  /** Label as used inside a sentence; default the label in lower case. */
  fieldName?: string | undefined;
  /** Name in the values of the surrounding form. */
  name?: string | undefined;
  /** Shows the label to assistive technology only. */
  hideLabel?: boolean | undefined;
  /** Content at the end of the label's line, e.g. a limit or a link. */
  labelEnd?: ReactNode;
  /** Hint below the control; an error replaces it. */
  hint?: ReactNode;
  /** Keeps the hint visible with an error, if it explains how to fix it. Default false. */
  keepHint?: boolean | undefined;
  /** Error as a full sentence; for use outside a form, or instead of the form's error. */
  error?: string | undefined;
  /** Shows "optional" after the label. */
  optional?: boolean | undefined;
  /** Marks it as required for assistive technology; visually, optional fields are marked instead. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Properties that connect a control with its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FormFieldProps
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    Omit<FieldProps, 'fieldName' | 'name' | 'disabled'> {
  /** Id of the control; default a new one. */
  controlId?: string | undefined;
  /** Whether the label is a `<label>`, or `text` for controls labelled by `aria-labelledby`. */
  labelKind?: 'label' | 'text' | undefined;
  /** Renders the control with the properties that connect it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/**
 * Frame of a field: label above, control, hint and error below, connected by ids.
 * @example <FormField label="Jumlah">{(control) => <input {...control} />}</FormField>
 */
export const FormField = forwardRef<HTMLDivElement, FormFieldProps>(function FormField(
  {
    label,
    hideLabel = false,
    labelEnd,
    hint,
    keepHint = false,
    error,
    optional = false,
    required = false,
    controlId,
    labelKind = 'label',
    className,
    children,
    ...rest
  },
  ref,
) {
  const { forms } = useMessages();
  const ownId = useId();
  const id = controlId ?? ownId;
  const endId = labelEnd == null ? undefined : `${id}-end`;
  const hintId = hint == null ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, endId, hintId].filter(Boolean).join(' ');

  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('FormField', 'root', className)}
      data-invalid={flag(error !== undefined)}
      data-required={flag(required)}
    >
      <S.Head className="lobi-FormField-head" data-hidden={flag(hideLabel && labelEnd == null)}>
        <S.Label
          as={labelKind === 'label' ? 'label' : 'span'}
          htmlFor={labelKind === 'label' ? id : undefined}
          id={`${id}-label`}
          className="lobi-FormField-label"
          data-hidden={flag(hideLabel)}
        >
          {label}
          {optional && <S.Optional> · {forms.optional}</S.Optional>}
        </S.Label>
        {labelEnd != null && (
          <S.End id={endId} className="lobi-FormField-end">
            {labelEnd}
          </S.End>
        )}
      </S.Head>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <S.Error id={errorId} className="lobi-FormField-error">
          <Icon path={mdiAlertCircleOutline} size={16} />
          <span>{error}</span>
        </S.Error>
      )}
      {hint != null && (
        <S.Hint
          id={hintId}
          className="lobi-FormField-hint"
          data-hidden={flag(error !== undefined && !keepHint)}
        >
          {hint}
        </S.Hint>
      )}
    </S.Root>
  );
});
