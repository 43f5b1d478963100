import type { ReactNode } from 'react';
import type { $ZodObject, input, output } from 'zod/v4/core';

/** Values of all steps so far. */
export type StepValues = Readonly<Record<string, unknown>>;

/** One step with its schema. Names of fields must be unique across steps. */
export interface FormStep<Schema extends $ZodObject = $ZodObject> {
  readonly id: string;
  /** Heading of the step, and its name in the list of steps. */
  readonly title: string;
  /** Content below the heading. */
  readonly description?: ReactNode;
  /** Fields of this step; `z.object({})` for a step without input. */
  readonly schema: Schema;
  /** The fields, or content that depends on the values so far. */
  readonly content: ReactNode | ((values: StepValues) => ReactNode);
  /** Names that are never stored in a draft: PINs, passwords, card numbers. */
  readonly private?: readonly (keyof input<Schema> & string)[] | undefined;
  /** Label of the button; default "Continue", and "Send" on the last step. */
  readonly submitLabel?: string | undefined;
}

/** Functions of a step form for use from outside. */
export interface StepFormActions {
  /** Shows a step and preserves the input. */
  goTo(id: string): void;
}

/** A step without fields adds nothing, and must not restrict the others. */
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
