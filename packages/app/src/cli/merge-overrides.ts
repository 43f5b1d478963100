import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { print, UsageError } from './command.ts';
import { hasConflicts, mergeSources, type MergedFile } from './merge-sources.ts';
import {
  copiedComponents,
  headerOf,
  kitSource,
  readOriginal,
  sourceFiles,
  writeOriginal,
  type CopiedComponent,
} from './overrides.ts';

const outcomeTexts: Readonly<Record<MergedFile['outcome'], string>> = {
  kept: 'no change in the kit',
  updated: 'taken over',
  merged: 'merged with your edits',
  conflict: 'CONFLICT: both changed the same lines',
  added: 'new in the kit',
  left: 'stays as you have it: the kit or you took it away',
};

/** Reports the result for one component. */
function report(
  { component, version }: CopiedComponent,
  now: string,
  files: readonly MergedFile[],
) {
  const changed = files.filter(({ outcome }) => outcome !== 'kept');
  print(`${component}  ${version} → ${now}`);
  for (const { name, outcome } of changed) print(`  ${name}  ${outcomeTexts[outcome]}`);
}

/** Files of a copied component by their name in the kit, the main one without its header line. */
function ownFiles(root: string, copied: CopiedComponent, names: Iterable<string>) {
  return new Map(
    [...names].flatMap((name): [string, string][] => {
      const path = join(root, copied.folder, name);
      if (!existsSync(path)) return [];
      const text = readFileSync(path, 'utf8');
      return [[name, name === copied.main ? copied.withoutHeader(text) : text]];
    }),
  );
}

/**
 * Merges the kit's changes to one copied component into the copy.
 * @returns number of conflicts
 */
function mergeOne(root: string, copied: CopiedComponent, isDry: boolean): number {
  const { component, folder, main, version, hash } = copied;
  const now = kitSource(root, component, 'eject');
  if (now.hash === hash) return 0;
  const original = readOriginal(root, folder);
  if (!original) {
    print(
      `${component} has changed between ${version} and ${now.version}, and its original is not stored: compare ${folder} with node_modules/@lobi/ui/dist/sources/${component} by hand.`,
    );
    return 0;
  }
  const kit = sourceFiles(root, component);
  const own = ownFiles(root, copied, new Set([...original.keys(), ...kit.keys()]));
  const marked = [...own].find(([, text]) => hasConflicts(text));
  if (marked) {
    throw new UsageError(
      `${folder}/${marked[0]} has conflicts of an earlier merge. Resolve them first: keep what you want between the marks, and take the marks out.`,
    );
  }
  const labels = { original: `@lobi/ui ${version}`, now: `@lobi/ui ${now.version}` };
  const files = mergeSources({ original, own, now: kit }, labels);
  report(copied, now.version, files);
  if (isDry) for (const { change } of files) if (change) print(`\n${change}`);
  if (!isDry) {
    const header = headerOf('eject', component, now);
    for (const { name, text } of files) {
      if (text !== undefined && name !== main) writeFileSync(join(root, folder, name), text);
    }
    const mainText = files.find(({ name }) => name === main)?.text ?? own.get(main) ?? '';
    writeFileSync(join(root, folder, main), `${header}\n${mainText}`);
    writeOriginal(root, folder, kit);
  }
  return files.reduce((sum, { conflicts }) => sum + conflicts, 0);
}

/** Stores missing originals of copies that match the installed kit. */
export function storeOriginals(root: string): void {
  for (const { component, folder, hash } of copiedComponents(root)) {
    if (readOriginal(root, folder) || kitSource(root, component, 'eject').hash !== hash) continue;
    writeOriginal(root, folder, sourceFiles(root, component));
  }
}

/**
 * Merges the kit's changes to copied components into the copies; with `isDry` only shows them. If both
 * sides changed the same lines, conflict markers remain to be resolved.
 * @param only name of one component; default all
 * @returns number of conflicts
 */
export function mergeOverrides(root: string, isDry: boolean, only?: string): number {
  const copied = copiedComponents(root).filter(
    ({ component }) => only === undefined || component === only,
  );
  if (only !== undefined && copied.length === 0) {
    throw new UsageError(`${only} is not copied. Copy its source: lobi override ${only} --eject`);
  }
  let conflicts = 0;
  for (const one of copied) conflicts += mergeOne(root, one, isDry);
  if (conflicts > 0 && !isDry) {
    print(
      `\n${conflicts} ${conflicts === 1 ? 'conflict' : 'conflicts'}: look for <<<<<<< in the files above. Between the marks are your lines, the original ones and those of the kit.`,
    );
  }
  return conflicts;
}
