import { existsSync, readFileSync } from 'node:fs';
import { loadMessages } from '@lobi/core/locales';
import { describe, expect, it } from 'vitest';
import { auditQueries } from '../../packages/server/src/store/audit-queries.ts';
import { invariants } from './invariants.ts';
import { moneyDocument } from './money-document.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

describe('every invariant of the money', () => {
  it('every invariant is listed, from the first to the last', () => {
    expect(invariants.map(({ text }) => text.split(':')[0])).toEqual(
      Array.from({ length: 16 }, (_, index) => `I${index + 1}`),
    );
  });

  it('every invariant is enforced by files that exist', () => {
    const files = invariants.flatMap(({ files: held }) => held);
    expect([...new Set(files)].filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
    expect(invariants.filter(({ files: held }) => held.length === 0)).toEqual([]);
  });

  it('every invariant has a proof', () => {
    expect(invariants.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  });

  it('every invariant names checks that exist', () => {
    const ids = new Set(auditQueries.map(({ id }) => id));
    const named = invariants.flatMap(({ text }) => text.match(/\bC\d+b?\b/g) ?? []);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('every invariant is on its page, with every check', () => {
    expect(read('docs/money-proofs.md')).toBe(moneyDocument());
  });

  it('every check has a text on the page of the audit', async () => {
    const texts = await loadMessages('en');
    const wordless = auditQueries.filter(({ id }) => !(`admin.check.${id}` in texts));
    expect(wordless.map(({ id }) => id)).toEqual([]);
  });
});
