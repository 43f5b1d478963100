import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routeNames, routeOf } from '@lobi/core/routes';
import { describe, expect, it } from 'vitest';
import { clauses } from './clauses.ts';
import { documentOf } from './document.ts';

const root = new URL('../../', import.meta.url);

describe('every clause of the specification', () => {
  it('every clause is implemented by files that exist', () => {
    const files = clauses.flatMap((clause) => clause.files);
    expect([...new Set(files)].filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  });

  it('every clause has a proof', () => {
    expect(clauses.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  });

  it('every clause is on the specification page', () => {
    const path = fileURLToPath(new URL('docs/specification.md', root));
    expect(readFileSync(path, 'utf8')).toBe(documentOf(clauses));
  });

  it('every route of the table has a clause', () => {
    const named = new Set(clauses.map(({ text }) => text.split(':')[0]));
    const unlisted = routeNames.filter(
      (name) => routeOf(name).source.startsWith('spec') && !named.has(name),
    );
    expect(unlisted).toEqual([]);
  });
});
