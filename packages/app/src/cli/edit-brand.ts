import { parseSync } from 'vite';
import { UsageError } from './command.ts';

/** A part of a parsed file, as far as it is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Without what TypeScript adds around a value. */
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

/** The object that the file exports: the argument of `defineBrand`, or the object itself. */
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

const written = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`);

/** Puts a line before the end of an object or a list. */
function append(text: string, holder: Node, line: string, depth: number): string {
  const last = ((holder['properties'] ?? holder['elements']) as readonly Node[]).at(-1);
  const indent = '  '.repeat(depth);
  const end = holder.end - 1;
  if (!last) {
    return `${text.slice(0, end)}\n${indent}${line},\n${'  '.repeat(depth - 1)}${text.slice(end)}`;
  }
  return `${text.slice(0, last.end)},\n${indent}${line}${text.slice(last.end)}`;
}

/**
 * Adds an entry to a brand file and leaves everything else as it is written.
 *
 * @param path keys down to the object or list that it is added to
 * @param entry what is added: `key: value` to an object, a value to a list
 * @param isList whether a list is made where there is nothing yet
 * @throws UsageError if the key exists already, or if the file is written in another way
 */
export function addToBrand(
  text: string,
  path: readonly string[],
  entry: { readonly key?: string; readonly value: string },
  isList = false,
  file = 'brand.config.ts',
): string {
  let holder = brandObject(file, text);
  const line = entry.key === undefined ? entry.value : `${written(entry.key)}: ${entry.value}`;
  for (const [index, key] of path.entries()) {
    const next = valueOf(holder, key);
    if (!next) {
      const rest = path.slice(index);
      const inside = rest.reduceRight(
        (value, name, depth) =>
          depth === rest.length - 1
            ? `${written(name)}: ${isList ? `[${value}]` : `{ ${value} }`}`
            : `${written(name)}: { ${value} }`,
        line,
      );
      return append(text, holder, inside, index + 1);
    }
    if (next.type !== 'ObjectExpression' && next.type !== 'ArrayExpression') return notUnderstood();
    holder = next;
  }
  if (entry.key !== undefined && valueOf(holder, entry.key)) {
    throw new UsageError(`The brand file has ${[...path, entry.key].join('.')} already.`);
  }
  return append(text, holder, line, path.length + 1);
}

/** Adds an import before everything else but other imports. */
export function addImport(text: string, line: string): string {
  const imports = [...text.matchAll(/^import .*;$/gm)];
  const last = imports.at(-1);
  const at = last ? last.index + last[0].length : 0;
  return last ? `${text.slice(0, at)}\n${line}${text.slice(at)}` : `${line}\n${text}`;
}
