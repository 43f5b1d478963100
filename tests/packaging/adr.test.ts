import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../docs/adr/', import.meta.url));
const read = (file: string) => readFileSync(folder + file, 'utf8');
const records = globSync('[0-9]*.md', { cwd: folder }).toSorted();

/** Maximum length of a page. */
const maximumLines = 60;

describe.each(records)('decision record %s', (record) => {
  const text = read(record);
  const number = record.slice(0, 4);

  it('a decision record has its number in the title and a status', () => {
    expect(text).toMatch(new RegExp(`^# ${number} \\S`));
    expect(text).toMatch(/^Status: (proposed|accepted|rejected|replaced by \d{4})$/m);
  });

  it('a decision record has context, decision and consequences, in this order, on one page', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
    expect(text.split('\n').length).toBeLessThanOrEqual(maximumLines);
  });

  it('a decision record is listed in the index', () => {
    expect(read('README.md')).toContain(`[${number}](${record})`);
  });
});

describe('decision records', () => {
  it('decision records are numbered without a gap', () => {
    expect(records.map((record) => Number(record.slice(0, 4)))).toEqual(
      records.map((_, index) => index + 1),
    );
  });
});
