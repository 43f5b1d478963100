import manifest from '../../packages/ui/package.json';

/** Files that the package's entries may be, as text: names are read from them, nothing is loaded. */
const files = import.meta.glob<string>(
  [
    '../../packages/ui/src/*.ts',
    '../../packages/ui/src/games/index.ts',
    '../../packages/ui/src/{games,views}/*/index.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Names of values that a file exports; types are none. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

/** Entry that brings a component, by its name; where several do, the first of the package. */
const entryByName = new Map<string, string>();
for (const [entry, target] of Object.entries(manifest.exports)) {
  const source = typeof target === 'string' ? undefined : target['@lobi/source'];
  const text = source && files[source.replace(/^\./, '../../packages/ui')];
  for (const name of text ? namesIn(text) : []) {
    if (!entryByName.has(name)) entryByName.set(name, entry.replace(/^\./, '@lobi/ui'));
  }
}

/**
 * The code of a story with the lines that import what it uses, so that it runs where it is pasted.
 * Code that is no element, such as a story with a function of its own, stays as it is.
 * @example withImports('<Button>Pasang</Button>') // "import { Button } from '@lobi/ui';\n\n<Button>…"
 */
export function withImports(code: string): string {
  if (!code.trimStart().startsWith('<')) return code;
  const used = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const byEntry = new Map<string, string[]>();
  for (const name of [...used].sort()) {
    const entry = entryByName.get(name);
    if (entry) byEntry.set(entry, [...(byEntry.get(entry) ?? []), name]);
  }
  if (byEntry.size === 0) return code;
  const lines = [...byEntry].map(
    ([entry, names]) => `import { ${names.join(', ')} } from '${entry}';`,
  );
  return [...lines, '', code].join('\n');
}
