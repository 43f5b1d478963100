import type { ReactNode } from 'react';
import type { $ZodObject, input, output } from 'zod/v4/core';

/** Values of all steps so far. */
export type StepValues = Readonly<Record<string, unknown>>;

/** One step with rules of its own. Steps share no names. */
export interface FormStep<Schema extends $ZodObject = $ZodObject> {
  readonly id: string;
  /** Heading of the step, and its name in the list of steps. */
  readonly title: string;
  /** Below the heading. */
  readonly description?: ReactNode;
  /** Fields of this step; `z.object({})` for one that only shows. */
  readonly schema: Schema;
  /** The fields, or what to show of the values so far. */
  readonly content: ReactNode | ((values: StepValues) => ReactNode);
  /** Names that never go into a draft: PINs, passwords, card numbers. */
  readonly private?: readonly (keyof input<Schema> & string)[] | undefined;
  /** Label of the button; default "Continue", and "Send" on the last step. */
  readonly submitLabel?: string | undefined;
}

/** Actions on a form in steps from outside. */
export interface StepFormActions {
  /** Shows a step; what was entered stays. */
  goTo(id: string): void;
}

/** A step without fields adds nothing, and must not forbid what others have. */
type Fields<Values> = string extends keyof Values ? unknown : Values;

type Together<Union> = (Union extends unknown ? (value: Fields<Union>) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;

/** Input of all steps together. */
export type StepInput<Schemas extends readonly $ZodObject[]> = Together<input<Schemas[number]>>;

/** Output of all steps' schemas together. */
export type StepOutput<Schemas extends readonly $ZodObject[]> = Together<output<Schemas[number]>>;
