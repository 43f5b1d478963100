import {
  createContext,
  useContext,
  type ChangeEventHandler,
  type FocusEventHandler,
  type RefCallback,
} from 'react';

/** Properties that a field reports to the form. */
export interface FieldFacts {
  /** Name in the form's values. */
  readonly name: string;
  /** Label as used inside a sentence, e.g. `nama pengguna`. */
  readonly fieldName: string;
  /** Fields to validate again when this one changes, if they were touched. */
  readonly revalidates?: readonly string[] | undefined;
}

/** Binding of a native input: the form reads it from the DOM, so that typing renders nothing. */
export interface TextBinding {
  readonly error: string | undefined;
  readonly inputProps: {
    readonly name: string;
    readonly ref: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
    readonly onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
    readonly onBlur: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
    /** Whether the form is read-only. */
    readonly readOnly?: boolean;
  };
}

/** Binding of a control with its own value: only this field renders again. */
export interface ValueBinding {
  readonly error: string | undefined;
  readonly name: string;
  readonly value: unknown;
  readonly setValue: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly ref: RefCallback<HTMLElement>;
  /** Whether the form is read-only; `setValue` then does nothing. */
  readonly readOnly?: boolean;
}

/** Hooks with which fields find their form. */
export interface FieldBindings {
  readonly useText: (facts: FieldFacts) => TextBinding | undefined;
  readonly useValue: (facts: FieldFacts) => ValueBinding | undefined;
}

/** Properties of a field that may be outside a form: without a name it belongs to none. */
export type MaybeFieldFacts = Omit<FieldFacts, 'name'> & { readonly name: string | undefined };

const alone: FieldBindings = { useText: () => undefined, useValue: () => undefined };

/**
 * Bindings of one field. Whether it has a name never changes while it is mounted, so that its hooks stay
 * the same.
 */
function useBindings(name: string | undefined): FieldBindings {
  const around = useContext(FieldBindingsContext);
  return name === undefined ? alone : around;
}

/**
 * Provided by `Form`. Fields depend only on this context, so that a single field outside a form does not
 * load the form library.
 */
export const FieldBindingsContext = createContext<FieldBindings>(alone);

/** Binding of a native input to the surrounding form; `undefined` outside a form. */
export function useTextBinding({ name, ...facts }: MaybeFieldFacts): TextBinding | undefined {
  const { useText } = useBindings(name);
  return useText({ ...facts, name: name ?? '' });
}

/** Binding of a control with its own value to the surrounding form; `undefined` outside a form. */
export function useValueBinding({ name, ...facts }: MaybeFieldFacts): ValueBinding | undefined {
  const { useValue } = useBindings(name);
  return useValue({ ...facts, name: name ?? '' });
}
