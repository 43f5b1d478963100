import { readFileSync } from 'node:fs';
import type { Mutant } from './mutant.ts';

// Vite loads this file with its configuration, where no package of ours can be imported: the table
// is read as text.

const file = 'packages/core/src/routes/route-table.ts';
const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** Rows of the route table as they are written. */
const rows = [...source.matchAll(/^ {2}'?([\w.]+)'?: \{(?:[^\n]*\},$|\n.*?^ {2}\},$)/gms)]
  .map(([text, name = '']) => ({ name, text }))
  .filter(({ text }) => /source: 'spec /.test(text));

/** Admits users whom the specification denies, and vice versa. */
function withWrongAccess(row: string): string {
  if (row.includes('access: everyone')) return row.replace('access: everyone', 'access: signedIn');
  if (row.includes('access: signedIn')) return row.replace('access: signedIn', 'access: everyone');
  if (row.includes('access: staff')) {
    return row.replace('access: staff', "access: only('admin', 'superadmin', 'declare')");
  }
  const added = /\b(declare|gameManagers|viewers)\b/.test(row) ? 'agent' : 'declare';
  return row.replace(/access: only\(([^)]*)\)/, `access: only($1, '${added}')`);
}

const accessMutant = ({ name, text }: { name: string; text: string }): Mutant => ({
  id: `route-access-${name}`,
  what: `the route ${name} is open to the wrong users`,
  edits: [{ file, text, replacement: withWrongAccess(text) }],
  test: 'decide-access-table',
  only: [name],
});

const pathMutant = ({ name, text }: { name: string; text: string }): Mutant => ({
  id: `route-path-${name}`,
  what: `the route ${name} has another path`,
  edits: [{ file, text, replacement: text.replace(/path: '\//, "path: '/app/") }],
  test: 'route-table-shapes',
  only: [name],
});

/** Two mutants of each route that the specification names. */
export const tableMutants: readonly Mutant[] = rows.flatMap((row) => [
  accessMutant(row),
  pathMutant(row),
]);
