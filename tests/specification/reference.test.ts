import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brandKeys } from './brand-reference.ts';
import { referencePages } from './reference.ts';

const folder = fileURLToPath(new URL('../../docs/reference/', import.meta.url));

describe('the reference', () => {
  it.each(Object.entries(referencePages))(
    'docs/reference/%s matches the code; `pnpm catalog:update` writes it',
    (file, write) => {
      expect(readFileSync(folder + file, 'utf8')).toBe(write());
    },
  );

  it('every page of the reference is generated', () => {
    expect(globSync('*', { cwd: folder }).sort()).toEqual(Object.keys(referencePages).sort());
  });

  it('every key of a brand file has a description in the schema', () => {
    const bare = brandKeys
      .filter(({ text }) => !/^\W?[A-Z`].*\.$/.test(text))
      .map(({ path }) => path);
    expect(bare).toEqual([]);
  });

  it('the page of the brand file has nested keys, keys of lists, and their comments', () => {
    const byPath = new Map(brandKeys.map((key) => [key.path, key]));
    expect(byPath.get('theme.tokens.radius')?.takes).toBe('number');
    expect(byPath.get('company.licences[].name')).toMatchObject({ isRequired: true });
    expect(byPath.get('onEvent')?.text).toMatch(/^Receives typed events/);
    expect(byPath.get('routes.extend[].access')?.text).toMatch(/^Roles that may open it/);
  });
});
