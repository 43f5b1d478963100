import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutants, occurrences, pathOf } from './mutants.ts';

describe('the table of mutants', () => {
  it('names each mutant once', () => {
    const ids = mutants.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(mutants)('$id still finds what it alters, once', ({ edits, relies }) => {
    for (const edit of edits)
      expect({ ...edit, times: occurrences(edit) }).toMatchObject({ times: 1 });
    if (relies) expect(occurrences(relies)).toBe(1);
  });

  it.each(mutants)('$id still finds the test that kills it', ({ test, title }) => {
    // A title may be made from a table: its longest part without a gap is looked for.
    const source = readFileSync(pathOf(test), 'utf8');
    const words = title
      .split(/\b(?:complete|reject|synchronous_commit)\b/)
      .map((part) => part.trim());
    for (const part of words) expect(source).toContain(part);
  });
});
