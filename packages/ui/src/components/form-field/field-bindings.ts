import {
  createContext,
  useContext,
  type ChangeEventHandler,
  type FocusEventHandler,
  type RefCallback,
} from 'react';

/** Facts that a field reports to the form about itself. */
export interface FieldFacts {
  /** Name in the form's values. */
  readonly name: string;
  /** Label as it reads inside a sentence, e.g. `nama pengguna`. */
  readonly fieldName: string;
  /** Fields to check again when this one changes, once they have been touched. */
  readonly revalidates?: readonly string[] | undefined;
}

/** How a native input hangs in a form: the form reads it from the page, so typing renders nothing. */
export interface TextBinding {
  readonly error: string | undefined;
  readonly inputProps: {
    readonly name: string;
    readonly ref: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
    readonly onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
    readonly onBlur: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
    /** The form is only to be read. */
    readonly readOnly?: boolean;
  };
}

/** How a control with a value of its own hangs in a form: only this field renders again. */
export interface ValueBinding {
  readonly error: string | undefined;
  readonly name: string;
  readonly value: unknown;
  readonly setValue: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly ref: RefCallback<HTMLElement>;
  /** The form is only to be read; `setValue` does nothing then. */
  readonly readOnly?: boolean;
}

/** Hooks with which fields find their form. */
export interface FieldBindings {
  readonly useText: (facts: FieldFacts) => TextBinding | undefined;
  readonly useValue: (facts: FieldFacts) => ValueBinding | undefined;
}

/** Facts of a field that may stand alone: without a name no form keeps it. */
export type MaybeFieldFacts = Omit<FieldFacts, 'name'> & { readonly name: string | undefined };

const alone: FieldBindings = { useText: () => undefined, useValue: () => undefined };

/**
 * Bindings for one field. Whether it has a name never changes while it is on the page, so its
 * hooks stay the same ones.
 */
function useBindings(name: string | undefined): FieldBindings {
  const around = useContext(FieldBindingsContext);
  return name === undefined ? alone : around;
}

/**
 * Filled by `Form`. Fields know only this context, so that a single field outside a form does not
 * bring the form library along.
 */
export const FieldBindingsContext = createContext<FieldBindings>(alone);

/** Binding of a native input to the form around it; `undefined` outside of one. */
export function useTextBinding({ name, ...facts }: MaybeFieldFacts): TextBinding | undefined {
  const { useText } = useBindings(name);
  return useText({ ...facts, name: name ?? '' });
}

/** Binding of a control with its own value to the form around it; `undefined` outside of one. */
export function useValueBinding({ name, ...facts }: MaybeFieldFacts): ValueBinding | undefined {
  const { useValue } = useBindings(name);
  return useValue({ ...facts, name: name ?? '' });
}
