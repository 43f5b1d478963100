import type { ReactNode } from 'react';

/** Texts of every entry of a field table. */
export interface FieldWords {
  readonly label: string;
  /** Label as it reads inside a sentence; default the label in small letters. */
  readonly fieldName?: string | undefined;
  /** Help below the control. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Takes the whole width of a form with two columns. */
  readonly wide?: boolean | undefined;
}

/** A line or several lines of text. */
export interface TextSpec extends FieldWords {
  /** Default by the format of the schema. */
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
  /** Fields to check again when this one changes. */
  readonly revalidates?: readonly string[] | undefined;
}

/** An amount as decimal text. */
export interface MoneySpec extends FieldWords {
  readonly control: 'money';
  /** ISO 4217 code; default the kit's currency. */
  readonly currency?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly balance?: string | undefined;
}

export interface NumberSpec extends FieldWords {
  readonly control?: 'number' | undefined;
  readonly step?: number | undefined;
  /** Most decimals; default as many as a number has, and none where the schema takes whole numbers. */
  readonly decimals?: number | undefined;
  /** Behind the number: a unit. */
  readonly suffix?: string | undefined;
}

export interface BooleanSpec extends FieldWords {
  /** Default `checkbox`. A switch works at once, so it suits settings more than forms. */
  readonly control?: 'checkbox' | 'switch' | undefined;
}

/** One value out of several, with a word for every one of them. */
export interface ChoiceSpec<Choice extends string> extends FieldWords {
  /** Default `select`. */
  readonly control?: 'select' | 'radio' | undefined;
  readonly choices: Readonly<Record<Choice, string>>;
  readonly placeholder?: string | undefined;
}

/** Several values out of several. */
export interface ChoicesSpec<Choice extends string> extends FieldWords {
  readonly control?: 'checkboxes' | undefined;
  readonly choices: Readonly<Record<Choice, string>>;
}

/** Fields under a heading of their own. */
export interface GroupSpec<Values> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly fields: FieldTable<Values>;
}

/** A field of one's own making. */
export interface CustomSpec {
  /** Draws the field; `name` is its path in the form. */
  readonly render: (name: string) => ReactNode;
  readonly wide?: boolean | undefined;
}

/** Specification that fits a value; `false` leaves the field out. */
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

/**
 * One entry for every field of the schema, in the order of the page. A name that the schema does
 * not have does not compile, and neither does a missing one.
 */
export type FieldTable<Values> = {
  readonly [Name in keyof Values]-?: FieldSpec<NonNullable<Values[Name]>>;
};

/** Any entry, once its type has done its work. */
export type AnySpec =
  | CustomSpec
  | TextSpec
  | MoneySpec
  | NumberSpec
  | BooleanSpec
  | ChoiceSpec<string>
  | ChoicesSpec<string>
  | GroupSpec<Record<string, unknown>>;
