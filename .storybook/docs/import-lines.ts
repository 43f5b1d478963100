import manifest from '../../packages/ui/package.json';

/** Possible entry files of the package as text: exports are parsed from them, nothing is loaded. */
const files = import.meta.glob<string>(
  [
    '../../packages/ui/src/*.ts',
    '../../packages/ui/src/games/index.ts',
    '../../packages/ui/src/{games,views}/*/index.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Names of exported values of a file, without types. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

/** Entry that exports a component, by its name; the first one of several. */
const entryByName = new Map<string, string>();
for (const [entry, target] of Object.entries(manifest.exports)) {
  const source = typeof target === 'string' ? undefined : target['@lobi/source'];
  const text = source && files[source.replace(/^\./, '../../packages/ui')];
  for (const name of text ? namesIn(text) : []) {
    if (!entryByName.has(name)) entryByName.set(name, entry.replace(/^\./, '@lobi/ui'));
  }
}

/**
 * The code of a story with its import lines, so that it runs where it is pasted. Code that is not
 * an element, such as a story with a function, stays unchanged.
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
