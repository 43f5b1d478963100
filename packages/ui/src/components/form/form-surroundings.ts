import { createContext, useContext } from 'react';
import { createFieldRegistry, type FieldRegistry } from './field-registry.ts';

/** Facts about a form that its fields and buttons receive. Changes seldom, never on a key. */
export interface FormSurroundings {
  /** The work goes on elsewhere. */
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

/** Settings of the form around. */
export const useFormSurroundings = (): FormSurroundings => useContext(FormSurroundingsContext);
