// Writes the sources of the components that a brand may replace into `dist/sources`, run from the
// folder of the kit: `lobi override --eject` copies them into a brand's project. What a component
// imports from the kit is imported from its public entries, and where those do not have it, copied
// beside it, so that a copy compiles on its own.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const kit = '@lobi/ui';
const source = resolve('src');

/** Modules bundled into the kit; a copy imports them from the kit, or gets a copy as well. */
const formats = resolve('../formats/src/index.ts');

/** @param {string} path */
const parse = (path) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** @param {ts.Statement} statement */
const targetOf = (statement) =>
  (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
  statement.moduleSpecifier &&
  ts.isStringLiteral(statement.moduleSpecifier)
    ? statement.moduleSpecifier.text
    : undefined;

/**
 * Path of an imported module of this repository; `undefined` for libraries.
 *
 * @param {string} importer
 * @param {string | undefined} target
 */
const resolveModule = (importer, target) =>
  target === '@lobi/formats'
    ? formats
    : target?.startsWith('.')
      ? resolve(dirname(importer), target)
      : undefined;

/**
 * Declarations of the public names of an entry, as `file#name`.
 *
 * @param {string} entry
 * @returns {Map<string, string>} the public name by its declaration
 */
function publicNames(entry) {
  const names = new Map();
  for (const statement of parse(entry).statements) {
    const path = resolveModule(entry, targetOf(statement));
    if (path === undefined || !ts.isExportDeclaration(statement)) continue;
    const inner = basename(path) === 'index.ts' ? publicNames(path) : undefined;
    const clause = statement.exportClause;
    if (!clause || !ts.isNamedExports(clause)) continue;
    for (const { name, propertyName } of clause.elements) {
      const local = (propertyName ?? name).text;
      const declared = [...(inner ?? [])].find(([, shown]) => shown === local)?.[0];
      names.set(declared ?? `${path}#${local}`, name.text);
    }
  }
  return names;
}

/** Entries from which a copy imports; the first that exports a name is used. */
const entries = { [kit]: 'index.ts', [`${kit}/lobby`]: 'views/lobby/index.ts' };

/** Declaration of each name that an import of `@lobi/formats` can have. */
const declaredInFormats = new Map(
  [...publicNames(formats)].map(([declared, name]) => [`${formats}#${name}`, declared]),
);
const publicByEntry = Object.entries(entries).map(([entry, file]) => ({
  entry,
  names: publicNames(join(source, file)),
}));

/**
 * Files of a component that compile outside the kit, by name.
 *
 * @param {string} main
 * @returns {Map<string, string>}
 */
function copyOf(main) {
  const files = new Map();
  const waiting = [main];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const name = basename(path);
    if (files.has(name)) continue;
    const parsed = parse(path);
    /** @type {Map<string, Map<string, boolean>>} */
    const fromKit = new Map(publicByEntry.map(({ entry }) => [entry, new Map()]));
    let text = '';
    let end = 0;
    for (const statement of parsed.statements) {
      const target = targetOf(statement);
      const module = resolveModule(path, target);
      if (target === undefined || module === undefined) continue;
      if (!ts.isImportDeclaration(statement)) {
        waiting.push(module);
        text += parsed.text.slice(end, statement.end).replace(target, `./${basename(module)}`);
        end = statement.end;
        continue;
      }
      text += parsed.text.slice(end, statement.getStart());
      end = statement.end + (parsed.text[statement.end] === '\n' ? 1 : 0);
      const bindings = statement.importClause?.namedBindings;
      const isType = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      /** Names that are copied as well, by the module that declares them. */
      const copied = new Map();
      for (const element of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
        const named = `${module}#${(element.propertyName ?? element.name).text}`;
        const declared = declaredInFormats.get(named) ?? named;
        const word = element.name.text;
        // A copy replaces the component, so that the copy itself must not be replaceable.
        if (word === 'replaceable') continue;
        const shown =
          publicByEntry.find(({ names }) => names.get(declared) === word) ??
          publicByEntry.find(({ names }) => module === formats && names.has(declared));
        if (shown !== undefined) {
          const publicName = shown.names.get(declared);
          const specifier = publicName === word ? word : `${publicName} as ${word}`;
          fromKit.get(shown.entry)?.set(specifier, isType || element.isTypeOnly);
        } else {
          const [home = ''] = declared.split('#');
          copied.set(home, [...(copied.get(home) ?? []), element.getText()]);
        }
      }
      if (bindings && ts.isNamespaceImport(bindings)) copied.set(module, bindings.getText());
      for (const [home, names] of copied) {
        waiting.push(home);
        const given = Array.isArray(names) ? `{ ${names.join(', ')} }` : names;
        text += `import ${isType ? 'type ' : ''}${given} from './${basename(home)}';\n`;
      }
    }
    text += parsed.text.slice(end);
    text = text.replaceAll(/replaceable\('\w+', (\w+)\)/g, '$1');
    for (const [entry, words] of [...fromKit].toReversed()) {
      const specifiers = [...words].map(([word, isType]) => (isType ? `type ${word}` : word));
      if (specifiers.length > 0)
        text = `import { ${specifiers.join(', ')} } from '${entry}';\n${text}`;
    }
    files.set(name, text);
  }
  return files;
}

rmSync('dist/sources', { recursive: true, force: true });
for (const path of globSync('src/components/*/*.tsx')) {
  const [, component] = /replaceable\('(\w+)'/.exec(readFileSync(path, 'utf8')) ?? [];
  if (component === undefined || /\.(stories|test)\./.test(path)) continue;
  const folder = join('dist/sources', component);
  if (existsSync(folder)) throw new Error(`${component} is replaceable in two files.`);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of copyOf(resolve(path))) writeFileSync(join(folder, name), text);
}
