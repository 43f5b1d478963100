import { readFileSync } from 'node:fs';
import { languages, roles } from '@lobi/core/contract';
import ts from 'typescript';
import { brandSchema } from '../../packages/app/src/config/brand-schema.ts';

/** One key of a brand file. */
export interface BrandKey {
  /** Dotted, such as `theme.tokens.color`. */
  readonly path: string;
  /** Accepted values, in words. */
  readonly takes: string;
  readonly isRequired: boolean;
  /** Effect of the key, from the comment beside it; empty if the name says it. */
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
  /** Words for a rejected value. */
  readonly error?: (issue: object) => unknown;
}
interface Schema {
  readonly def: Definition;
}

/** Values that have a name together. */
const named = new Map([
  [languages.join(), 'language'],
  [roles.join(), 'role'],
]);

const quoted = (values: readonly unknown[]): string =>
  values.length > 12
    ? `one of ${values.length} names`
    : (named.get(values.join()) ??
      values.map((value) => `\`${JSON.stringify(value).replaceAll('"', "'")}\``).join(', '));

/** Words for each kind of value; kinds without words are a mistake of this file. */
const words: Readonly<Record<string, (def: Definition) => string>> = {
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

/** Returns the error text for another value: "must be a colour such as …" takes a colour such as …. */
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
  const say = words[def.type];
  if (!say) throw new Error(`A brand file has a value of the kind "${def.type}", without words.`);
  return say(def);
}

/** The schema inside optional ones. */
const bare = (schema: Schema): Schema =>
  schema.def.type === 'optional' && schema.def.innerType ? bare(schema.def.innerType) : schema;

const source = ts.createSourceFile(
  'brand-schema.ts',
  readFileSync(new URL('../../packages/app/src/config/brand-schema.ts', import.meta.url), 'utf8'),
  ts.ScriptTarget.Latest,
  true,
);

/** Object literals that constants of the file hold, by the name of the constant. */
const constants = new Map<string, ts.ObjectLiteralExpression>();

/** The first object literal inside an expression: the shape of a strict object. */
function shapeIn(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isIdentifier(node)) return constants.get(node.text);
  if (ts.isArrowFunction(node)) return undefined;
  return ts.forEachChild(node, shapeIn);
}

source.forEachChild((statement) => {
  if (!ts.isVariableStatement(statement)) return;
  for (const { name, initializer } of statement.declarationList.declarations) {
    const shape = initializer && shapeIn(initializer);
    if (shape) constants.set(name.getText(), shape);
  }
});

/** The comment before a property, on one line. */
function commentOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node);
  const comment = doc && ts.getTextOfJSDocComment(doc.comment);
  return (comment ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Comments of a shape by the names of its keys, with what is spread into it. */
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

/** Objects with many keys of one kind, which have a page or a table of their own. */
const isLong = ({ def }: Schema): boolean => Object.keys(def.shape ?? {}).length > 20;

function keysOf(
  schema: Schema,
  comments: ts.ObjectLiteralExpression | undefined,
  at = '',
): BrandKey[] {
  const known = commentsOf(comments);
  const keys: BrandKey[] = [];
  for (const [name, value] of Object.entries(schema.def.shape ?? {})) {
    const path = at + name;
    const { text = '', below } = known.get(name) ?? {};
    const inner = bare(value);
    const listed = inner.def.type === 'array' && inner.def.element ? inner.def.element : inner;
    const hasKeys = listed.def.shape !== undefined && !isLong(listed);
    const takes = isLong(inner) ? 'functions by name' : takesOf(value);
    keys.push({ path, takes, text, isRequired: value.def.type !== 'optional' });
    if (hasKeys) keys.push(...keysOf(listed, below, `${path}${listed === inner ? '.' : '[].'}`));
  }
  return keys;
}

/** Every key of a brand file, in the order of its schema. */
export const brandKeys: readonly BrandKey[] = keysOf(
  brandSchema as unknown as Schema,
  constants.get('brandSchema'),
);
