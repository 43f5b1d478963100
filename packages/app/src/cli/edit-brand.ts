import { parseSync } from 'vite';
import { printKey } from '../config/print-brand.ts';
import { UsageError } from './command.ts';

/** Used fields of a node of a parsed file. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Unwraps the TypeScript syntax around a value. */
function plain(node: Node | undefined): Node | undefined {
  if (node && /^(TS(As|Satisfies)|Parenthesized)Expression$/.test(node.type)) {
    return plain(node['expression'] as Node);
  }
  return node;
}

const notUnderstood = (): never => {
  throw new UsageError(
    'The brand file cannot be changed for you: it must have `export default defineBrand({ … })`. Add the lines yourself.',
  );
};

/** The exported object: the argument of `defineBrand`, or the object itself. */
function brandObject(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) return notUnderstood();
  const body = program.body as unknown as readonly Node[];
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const value = plain(exported?.['declaration'] as Node | undefined);
  const object =
    value?.type === 'CallExpression' ? plain((value['arguments'] as Node[])[0]) : value;
  return object?.type === 'ObjectExpression' ? object : notUnderstood();
}

function valueOf(object: Node, key: string): Node | undefined {
  const properties = object['properties'] as readonly Node[];
  const found = properties.find((property) => {
    const name = property['key'];
    return isNode(name) && (name['name'] === key || name['value'] === key);
  });
  return plain(found?.['value'] as Node | undefined);
}

const indented = (value: string, depth: number): string =>
  value.replaceAll('\n', `\n${'  '.repeat(depth)}`);

/** Inserts an entry of one or more lines before the end of an object or a list. */
function append(text: string, holder: Node, entry: string, depth: number): string {
  const last = ((holder['properties'] ?? holder['elements']) as readonly Node[]).at(-1);
  const line = `\n${'  '.repeat(depth)}${indented(entry, depth)}`;
  if (!last) {
    const end = holder.end - 1;
    return `${text.slice(0, end)}${line},\n${'  '.repeat(depth - 1)}${text.slice(end)}`;
  }
  // A one-line list or object stays on one line.
  const isOneLine = !text.slice(holder.start, holder.end).includes('\n');
  return `${text.slice(0, last.end)},${isOneLine ? ` ${indented(entry, depth - 1)}` : line}${text.slice(last.end)}`;
}

/** Maximum line length in a brand file. */
const lineLength = 80;

/** Nests an entry in the objects of a path, each on separate lines unless all of it fits on one. */
const inside = (path: readonly string[], entry: string, isList: boolean): string =>
  path.reduceRight((value, key, index) => {
    const isInList = isList && index === path.length - 1;
    const short = `${printKey(key)}: ${isInList ? `[${value}]` : `{ ${value} }`}`;
    if (!short.includes('\n') && short.length <= lineLength) return short;
    const [open, close] = isInList ? ['[', ']'] : ['{', '}'];
    return `${printKey(key)}: ${open}\n  ${indented(value, 1)},\n${close}`;
  }, entry);

/**
 * Adds an entry to a brand file and leaves everything else unchanged.
 *
 * @param path keys that lead to the object or list
 * @param entry the addition: `key: value` for an object, a value for a list; further lines without
 * indentation
 * @param isList whether a missing parent is created as a list
 * @throws UsageError if the key exists already, or if the file has an unsupported form
 */
export function addToBrand(
  text: string,
  path: readonly string[],
  entry: { readonly key?: string; readonly value: string },
  isList = false,
  file = 'brand.config.ts',
): string {
  let holder = brandObject(file, text);
  const line = entry.key === undefined ? entry.value : `${printKey(entry.key)}: ${entry.value}`;
  for (const [index, key] of path.entries()) {
    const next = valueOf(holder, key);
    if (!next) {
      return append(text, holder, inside(path.slice(index), line, isList), index + 1);
    }
    if (next.type !== 'ObjectExpression' && next.type !== 'ArrayExpression') return notUnderstood();
    holder = next;
  }
  if (entry.key !== undefined && valueOf(holder, entry.key)) {
    throw new UsageError(`The brand file has ${[...path, entry.key].join('.')} already.`);
  }
  return append(text, holder, line, path.length + 1);
}

/** The child of an object or a list at one step of a path. */
function propertyOf(holder: Node, step: string): Node | undefined {
  if (holder.type === 'ArrayExpression')
    return (holder['elements'] as readonly Node[])[Number(step)];
  const properties = (holder['properties'] ?? []) as readonly Node[];
  return properties.find((property) => {
    const name = property['key'];
    return isNode(name) && (name['name'] === step || name['value'] === step);
  });
}

/**
 * Applies one fix to a brand file and leaves everything else unchanged.
 * @param path steps to the key: names of keys, and indices of lists
 * @returns the new text; `undefined` if the file has a form that a program cannot follow
 */
export function repairBrand(
  text: string,
  path: readonly string[],
  repair: { readonly key: string } | { readonly value: string },
  file = 'brand.config.ts',
): string | undefined {
  let at: Node | undefined = brandObject(file, text);
  let found: Node | undefined;
  for (const step of path) {
    found = at && propertyOf(at, step);
    at = plain((found?.['value'] as Node | undefined) ?? found);
  }
  const target = 'key' in repair ? (found?.['key'] as Node | undefined) : at;
  // The value of a shorthand property, `{ accent }`, is elsewhere.
  if (!target || found?.['shorthand'] === true) return undefined;
  const next = 'key' in repair ? printKey(repair.key) : repair.value;
  return text.slice(0, target.start) + next + text.slice(target.end);
}

/** Adds an import after the existing imports, else at the start of the file. */
export function addImport(text: string, line: string): string {
  const imports = [...text.matchAll(/^import .*;$/gm)];
  const last = imports.at(-1);
  const at = last ? last.index + last[0].length : 0;
  return last ? `${text.slice(0, at)}\n${line}${text.slice(at)}` : `${line}\n${text}`;
}
