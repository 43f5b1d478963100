import { mdiAlertCircleOutline } from '@mdi/js';
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './form-field.styles.ts';

/** Properties of every field of the kit, whatever its control. */
export interface FieldProps {
  label: string;
  /** Label as it reads inside a sentence; default the label in small letters. */
  fieldName?: string | undefined;
  /** Name in the values of the form around it. */
  name?: string | undefined;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean | undefined;
  /** Beside the label, at the far end: a limit or a link. */
  labelEnd?: ReactNode;
  /** Help below the control; an error replaces it. */
  hint?: ReactNode;
  /** Shows the help beside an error too, where it says what to do about one. Default false. */
  keepHint?: boolean | undefined;
  /** Error as a whole sentence; outside of a form, or over the form's own. */
  error?: string | undefined;
  /** Says "optional" behind the label. */
  optional?: boolean | undefined;
  /** Informs assistive technology that it must be filled; what is drawn marks the optional ones. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Properties that a control must carry so that label, help and error belong to it. */
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
  /** The label is a `<label>`; `text` for controls that are named by `aria-labelledby`. */
  labelKind?: 'label' | 'text' | undefined;
  /** Receives what ties the control to label, help and error. */
  children: (control: ControlProps) => ReactNode;
}

/**
 * Frame of a field: label above, control, help and error below, all tied together by ids.
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
