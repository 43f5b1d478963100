import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutantsOf, withPromises } from '../specification/promises-document.ts';
import { testOf } from '../test-ids.ts';
import { promises } from './promises.ts';

const upTo = (letter: string, last: number) =>
  Array.from({ length: last }, (_, n) => `${letter}${n + 1}`);

describe('every promise of security and resilience', () => {
  it('every promise has its proof', () => {
    const proved = new Set(promises.map(([promise]) => promise));
    const promised = [...upTo('S', 14), ...upTo('F', 12), 'R3', 'R4', 'R6', 'R7', 'R9', 'Q2'];
    expect(promised.filter((promise) => !proved.has(promise))).toEqual([]);
  });

  it('every promise has either a mutant or a reason for none', () => {
    const wrong = promises.filter((row) => {
      const [, , , reasonForNone] = row;
      return mutantsOf(row).length > 0 === (reasonForNone !== undefined);
    });
    expect(wrong).toEqual([]);
  });

  it('every promise is on the page of security; `pnpm clauses:update` writes it', () => {
    const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
    expect(page).toBe(withPromises(page));
    const listed = page.split('\n').filter((line) => /^\| [A-Z]\d+ /.test(line));
    expect(listed.length).toBe(promises.length);
  });

  it('every file of tests/security proves a promise', () => {
    const named = new Set(promises.map(([, , test]) => testOf(test).file));
    const files = import.meta.glob('./*.test.ts');
    const here = Object.keys(files).map((path) => path.replace('./', 'tests/security/'));
    expect(here.filter((file) => !named.has(file))).toEqual([]);
  });
});
