import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages, roles } from '@lobi/core/contract';
import ts from 'typescript';
import { brandSchema } from '../../packages/app/src/config/brand-schema.ts';
import { componentRules } from '../../packages/app/src/config/slots.ts';

/** One key of a brand file. */
export interface BrandKey {
  /** Dotted, such as `theme.tokens.color`. */
  readonly path: string;
  /** Description of the accepted values. */
  readonly takes: string;
  readonly isRequired: boolean;
  /** Effect of the key, from the comment above it. */
  readonly text: string;
}

/** Definition of a schema: its kind and its parts. */
interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly element?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly checks?: readonly { readonly _zod: { readonly def: Pick<Definition, 'error'> } }[];
  /** Message for a rejected value. */
  readonly error?: (issue: object) => unknown;
}
interface Schema {
  readonly def: Definition;
}

/** Sets of values with a common name. */
const named = new Map([
  [languages.join(), 'language'],
  [roles.join(), 'role'],
]);

const quoted = (values: readonly unknown[]): string =>
  values.length > 12
    ? `one of ${values.length} names`
    : (named.get(values.join()) ??
      values.map((value) => `\`${JSON.stringify(value).replaceAll('"', "'")}\``).join(', '));

/** Descriptions by kind of value; a kind that is missing here is an error. */
const descriptions: Readonly<Record<string, (def: Definition) => string>> = {
  string: () => 'text',
  number: () => 'number',
  boolean: () => '`true` or `false`',
  custom: () => 'function',
  literal: ({ values = [] }) => quoted(values),
  enum: ({ entries = {} }) => quoted(Object.values(entries)),
  array: ({ element }) => `list of ${element ? takesOf(element) : ''}`,
  object: ({ shape = {} }) => `\`{ ${Object.keys(shape).join(', ')} }\``,
  record: ({ keyType, valueType }) =>
    `by ${keyType?.def.type === 'string' ? 'name' : keyType ? takesOf(keyType) : ''}: ${valueType ? takesOf(valueType) : ''}`,
  union: ({ options = [] }) => [...new Set(options.map(takesOf))].join(', or '),
  optional: ({ innerType }) => (innerType ? takesOf(innerType) : ''),
};

/** Description from the error text: "must be a colour such as …" becomes "a colour such as …". */
function refusalOf({ error, checks = [] }: Definition): string | undefined {
  const says = [error, ...checks.map(({ _zod }) => _zod.def.error)];
  return says
    .map((say) => say?.({}))
    .map((text) => (typeof text === 'string' ? /^must be (.+)\.$/.exec(text)?.[1] : undefined))
    .find((text) => text !== undefined);
}

function takesOf({ def }: Schema): string {
  const refusal = refusalOf(def);
  if (refusal !== undefined) return refusal;
  const say = descriptions[def.type];
  if (!say)
    throw new Error(`A brand file has a value of the kind "${def.type}", without a description.`);
  return say(def);
}

/** The schema inside optional ones. */
const bare = (schema: Schema): Schema =>
  schema.def.type === 'optional' && schema.def.innerType ? bare(schema.def.innerType) : schema;

const folder = fileURLToPath(new URL('../../packages/app/src/config/', import.meta.url));

/** The files of the schema: first those of its areas, then the brand file, which names them. */
const sources = [...globSync('schema/*.ts', { cwd: folder }).toSorted(), 'brand-schema.ts'].map(
  (file) =>
    ts.createSourceFile(file, readFileSync(folder + file, 'utf8'), ts.ScriptTarget.Latest, true),
);

/** Object literals of constants in these files, by name. */
const constants = new Map<string, ts.ObjectLiteralExpression>();

/** Returns whether an object literal contains the message of a check instead of keys. */
const isSentence = ({ properties: [first] }: ts.ObjectLiteralExpression): boolean =>
  first?.name?.getText() === 'error';

/** The first object literal inside an expression: the shape of a strict object. */
function shapeIn(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return isSentence(node) ? undefined : node;
  if (ts.isIdentifier(node)) return constants.get(node.text);
  if (ts.isArrowFunction(node)) return undefined;
  return ts.forEachChild(node, shapeIn);
}

for (const statement of sources.flatMap(({ statements }) => [...statements])) {
  const declarations = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [];
  for (const { name, initializer } of declarations) {
    const shape =
      initializer && shapeIn(ts.isArrowFunction(initializer) ? initializer.body : initializer);
    if (!shape) continue;
    if (constants.has(name.getText())) throw new Error(`Two constants are ${name.getText()}.`);
    constants.set(name.getText(), shape);
  }
}

/** The comment before a property, on one line. */
function commentOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node);
  const comment = doc && ts.getTextOfJSDocComment(doc.comment);
  return (comment ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Comments of a shape by key, including spread shapes. */
function commentsOf(shape: ts.ObjectLiteralExpression | undefined) {
  const found = new Map<string, { text: string; below: ts.ObjectLiteralExpression | undefined }>();
  for (const property of shape?.properties ?? []) {
    if (ts.isSpreadAssignment(property)) {
      for (const [name, value] of commentsOf(shapeIn(property.expression))) found.set(name, value);
    } else if (ts.isPropertyAssignment(property)) {
      const name = property.name.getText().replaceAll("'", '');
      found.set(name, { text: commentOf(property), below: shapeIn(property.initializer) });
    }
  }
  return found;
}

/** Objects with many keys of one kind, which have a separate page or table. */
const isLong = ({ def }: Schema): boolean => Object.keys(def.shape ?? {}).length > 20;

/** Keys generated from a table, with the descriptions of the table. */
const textsOfComponents = new Map(
  Object.entries(componentRules).map(([name, { text }]) => [`components.${name}`, text]),
);

function keysOf(
  schema: Schema,
  comments: ts.ObjectLiteralExpression | undefined,
  at = '',
): BrandKey[] {
  const known = commentsOf(comments);
  const keys: BrandKey[] = [];
  for (const [name, value] of Object.entries(schema.def.shape ?? {})) {
    const path = at + name;
    const { text = textsOfComponents.get(path) ?? '', below } = known.get(name) ?? {};
    const inner = bare(value);
    const listed = inner.def.element ?? inner.def.valueType ?? inner;
    const under = { array: '[].', record: '.<name>.' }[inner.def.type] ?? '.';
    const hasKeys = listed.def.shape !== undefined && !isLong(listed);
    const takes = isLong(inner) ? 'functions by name' : takesOf(value);
    keys.push({ path, takes, text, isRequired: value.def.type !== 'optional' });
    if (hasKeys) keys.push(...keysOf(listed, below, `${path}${under}`));
  }
  return keys;
}

/** Every key of a brand file, in the order of its schema. */
export const brandKeys: readonly BrandKey[] = keysOf(
  brandSchema as unknown as Schema,
  constants.get('brandSchema'),
);
