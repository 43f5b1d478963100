import type { ReactNode } from 'react';

/** Texts of every entry of a field table. */
export interface FieldTexts {
  readonly label: string;
  /** Label as used inside a sentence; default the label in lower case. */
  readonly fieldName?: string | undefined;
  /** Hint below the control. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Spans a form with two columns. */
  readonly wide?: boolean | undefined;
}

/** A text of one or several lines. */
export interface TextSpec extends FieldTexts {
  /** Input type; default by the format of the schema. */
  readonly control?:
    | 'text'
    | 'email'
    | 'url'
    | 'password'
    | 'textarea'
    | 'date'
    | 'datetime'
    | undefined;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  /** Fields to validate again when this one changes. */
  readonly revalidates?: readonly string[] | undefined;
}

/** An amount as decimal text. */
export interface MoneySpec extends FieldTexts {
  readonly control: 'money';
  /** ISO 4217 code; default the kit's currency. */
  readonly currency?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly balance?: string | undefined;
}

export interface NumberSpec extends FieldTexts {
  readonly control?: 'number' | undefined;
  readonly step?: number | undefined;
  /** Maximum number of decimals; default unlimited, and none if the schema requires an integer. */
  readonly decimals?: number | undefined;
  /** Content after the number, e.g. a unit. */
  readonly suffix?: string | undefined;
}

export interface BooleanSpec extends FieldTexts {
  /** Default `checkbox`. A switch takes effect at once, so it suits settings more than forms. */
  readonly control?: 'checkbox' | 'switch' | undefined;
}

/** One value out of several, each with a label. */
export interface ChoiceSpec<Choice extends string> extends FieldTexts {
  /** Default `select`. */
  readonly control?: 'select' | 'radio' | undefined;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly placeholder?: string | undefined;
}

/** Several values of a list. */
export interface ChoicesSpec<Choice extends string> extends FieldTexts {
  readonly control?: 'checkboxes' | undefined;
  readonly choices: Readonly<Record<Choice, string>>;
}

/** A group of fields under a heading. */
export interface GroupSpec<Values> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly fields: FieldTable<Values>;
}

/** A custom field. */
export interface CustomSpec {
  /** Renders the field; `name` is its path in the form. */
  readonly render: (name: string) => ReactNode;
  readonly wide?: boolean | undefined;
}

/** Specification of the field for a value; `false` omits the field. */
export type FieldSpec<Value> =
  | false
  | CustomSpec
  | ([Value] extends [boolean]
      ? BooleanSpec
      : [Value] extends [string]
        ? string extends Value
          ? TextSpec | MoneySpec
          : ChoiceSpec<Value>
        : [Value] extends [number]
          ? NumberSpec
          : [Value] extends [readonly (infer Item)[]]
            ? [Item] extends [string]
              ? ChoicesSpec<Item>
              : never
            : [Value] extends [object]
              ? GroupSpec<Value>
              : never);

/** One entry for every field of the schema, in display order. An unknown or missing name is a type error. */
export type FieldTable<Values> = {
  readonly [Name in keyof Values]-?: FieldSpec<NonNullable<Values[Name]>>;
};

/** Any entry, without the type of its schema. */
export type AnySpec =
  | CustomSpec
  | TextSpec
  | MoneySpec
  | NumberSpec
  | BooleanSpec
  | ChoiceSpec<string>
  | ChoicesSpec<string>
  | GroupSpec<Record<string, unknown>>;
