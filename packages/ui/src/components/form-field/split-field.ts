import type { FieldProps } from './form-field.tsx';

type FieldKey = keyof FieldProps;

/** Properties of a control, grouped by their recipient. */
export interface SplitField<Props extends FieldProps> {
  /** Properties for `FormField`. */
  readonly frame: Pick<
    FieldProps,
    'label' | 'hideLabel' | 'labelEnd' | 'hint' | 'keepHint' | 'optional'
  >;
  /** Options for `useValueField`. */
  readonly facts: Pick<FieldProps, 'label' | 'fieldName' | 'name' | 'error'>;
  readonly required: boolean;
  readonly disabled: boolean;
  /** Properties of the control itself. */
  readonly own: Omit<Props, FieldKey>;
}

/** Separates the shared properties of fields from those of the control. */
export function splitField<Props extends FieldProps>(props: Props): SplitField<Props> {
  const {
    label,
    fieldName,
    name,
    hideLabel,
    labelEnd,
    hint,
    keepHint,
    error,
    optional,
    required = false,
    disabled = false,
    ...own
  } = props;
  return {
    frame: { label, hideLabel, labelEnd, hint, keepHint, optional },
    facts: { label, fieldName, name, error },
    required,
    disabled,
    own,
  };
}
