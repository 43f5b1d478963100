import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** Requirements of a schema for one field, as far as they can be read from it. */
export interface FieldShape {
  readonly kind: 'text' | 'number' | 'boolean' | 'choice' | 'choices' | 'group' | 'other';
  /** Optional; an empty text then counts as missing. */
  readonly optional: boolean;
  /** Nullable; an empty text then counts as `null`. */
  readonly nullable: boolean;
  /** Format of a text, e.g. `email`, `url`, `date` or `datetime`. */
  readonly format: string | undefined;
  /** Minimum number of characters of a text, or minimum of a number. */
  readonly min: number | undefined;
  /** Maximum number of characters of a text, or maximum of a number. */
  readonly max: number | undefined;
  /** Whether a number must be an integer. */
  readonly whole: boolean;
  /** Values to choose from. */
  readonly choices: readonly string[];
  /** Fields of a group, by name. */
  readonly fields: Readonly<Record<string, $ZodType>>;
}

type Definition = $ZodTypes['_zod']['def'];
type Wrappings = { readonly optional: boolean; readonly nullable: boolean };

const definitionOf = (schema: $ZodType): Definition => (schema as $ZodTypes)._zod.def;

/** Removes wrappers of a schema and returns whether it is optional or nullable. */
function unwrap(schema: $ZodType, found: Wrappings): readonly [Definition, Wrappings] {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return unwrap(definition.innerType, { ...found, optional: true });
    case 'nullable':
      return unwrap(definition.innerType, { ...found, nullable: true });
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return unwrap(definition.innerType, found);
    case 'pipe':
      return unwrap(definition.in, found);
    default:
      return [definition, found];
  }
}

interface Limits {
  format?: string;
  whole?: boolean;
  min?: number;
  max?: number;
}

/** A check in zod's internal form; a schema with a format is one too. */
interface CheckDefinition {
  readonly check?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly value?: unknown;
}

const limitOf: Readonly<Record<string, (check: CheckDefinition) => Limits>> = {
  min_length: ({ minimum }) => (minimum === undefined ? {} : { min: minimum }),
  max_length: ({ maximum }) => (maximum === undefined ? {} : { max: maximum }),
  greater_than: ({ value }) => (typeof value === 'number' ? { min: value } : {}),
  less_than: ({ value }) => (typeof value === 'number' ? { max: value } : {}),
  number_format: ({ format }) =>
    format === 'float32' || format === 'float64' ? {} : { whole: true },
  string_format: ({ format }) => (format === undefined ? {} : { format }),
};

function limitsOf(definition: Definition): Limits {
  const checks = (definition.checks ?? []).map(({ _zod }) => _zod.def as CheckDefinition);
  const all = [definition as CheckDefinition, ...checks];
  return Object.assign({}, ...all.map((check) => limitOf[check.check ?? '']?.(check) ?? {}));
}

const texts = (values: readonly unknown[]): readonly string[] =>
  values.filter((value) => typeof value === 'string');

function kindOf(definition: Definition): Pick<FieldShape, 'kind' | 'choices' | 'fields'> {
  const plain = { choices: [], fields: {} };
  switch (definition.type) {
    case 'string':
    case 'template_literal':
      return { ...plain, kind: 'text' };
    case 'number':
      return { ...plain, kind: 'number' };
    case 'boolean':
      return { ...plain, kind: 'boolean' };
    case 'enum':
      return { ...plain, kind: 'choice', choices: texts(Object.values(definition.entries)) };
    case 'literal':
      return definition.values.every((value) => typeof value === 'boolean')
        ? { ...plain, kind: 'boolean' }
        : { ...plain, kind: 'choice', choices: texts(definition.values) };
    case 'array': {
      const { kind, choices } = kindOf(definitionOf(definition.element));
      return kind === 'choice'
        ? { ...plain, kind: 'choices', choices }
        : { ...plain, kind: 'other' };
    }
    case 'object':
      return { ...plain, kind: 'group', fields: definition.shape };
    default:
      return { ...plain, kind: 'other' };
  }
}

/**
 * Reads the requirements of a field from its schema. Works with zod and zod/mini.
 * @example readSchema(z.enum(['player', 'agent'])).choices // ['player', 'agent']
 */
export function readSchema(schema: $ZodType): FieldShape {
  const [definition, wrappings] = unwrap(schema, { optional: false, nullable: false });
  const { format, whole = false, min, max } = limitsOf(definition);
  return { ...kindOf(definition), ...wrappings, format, whole, min, max };
}

/** Returns the initial value of a field. */
export function blankValue(schema: $ZodType): unknown {
  const { kind, fields } = readSchema(schema);
  if (kind === 'group') {
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, blankValue(field)]),
    );
  }
  return blanks[kind];
}

const blanks = {
  text: '',
  number: null,
  boolean: false,
  choice: '',
  choices: [],
  other: undefined,
};

type Replacement = readonly [name: string, replace: (value: unknown) => unknown];

/** Replaces the empty texts of optional or nullable fields by missing or `null`. */
export function withoutBlanks(schema: $ZodType): <Values>(values: Values) => Values {
  const { fields } = readSchema(schema);
  const replacements = Object.entries(fields).flatMap(([name, field]): Replacement[] => {
    const { kind, optional, nullable, fields: inner } = readSchema(field);
    if (kind === 'group' && Object.keys(inner).length > 0) return [[name, withoutBlanks(field)]];
    if (!optional && !nullable) return [];
    const nothing = nullable ? null : undefined;
    return [[name, (value) => (value === '' ? nothing : value)]];
  });
  if (replacements.length === 0) return (values) => values;
  return (values) => {
    const initialValues = values as Readonly<Record<string, unknown>> | null | undefined;
    if (initialValues === null || initialValues === undefined) return values;
    const kept = replacements.filter(([name]) => name in initialValues);
    const replaced = kept.map(([name, replace]) => [name, replace(initialValues[name])] as const);
    return { ...initialValues, ...Object.fromEntries(replaced) } as typeof values;
  };
}
