import { createContext, useContext } from 'react';
import { createFieldRegistry, type FieldRegistry } from './field-registry.ts';

/** State of a form that its fields and buttons receive. Changes rarely, never while typing. */
export interface FormSurroundings {
  /** Whether processing continues elsewhere. */
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly registry: FieldRegistry;
}

export const FormSurroundingsContext = createContext<FormSurroundings>({
  busy: false,
  disabled: false,
  readOnly: false,
  registry: createFieldRegistry(),
});

/** Settings of the surrounding form. */
export const useFormSurroundings = (): FormSurroundings => useContext(FormSurroundingsContext);
