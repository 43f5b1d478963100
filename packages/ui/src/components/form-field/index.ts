export {
  FormField,
  type ControlProps,
  type FieldProps,
  type FormFieldProps,
} from './form-field.tsx';
export {
  FieldBindingsContext,
  useTextBinding,
  useValueBinding,
  type FieldBindings,
  type FieldFacts,
  type TextBinding,
  type ValueBinding,
} from './field-bindings.ts';
