import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiTable, channels, errorSchema, type ApiRow } from '@lobi/core/contract';
import { brandCatalogText } from './brand-catalog.ts';
import { catalogText, typedBlocks, withContract } from './catalog.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const guide = read('docs/partners/own-backend.md');

it('catalog.json matches the tables; `pnpm catalog:update` writes it', () => {
  expect(read('packages/core/catalog.json')).toBe(catalogText());
});

it('catalog.json of the app matches the brand file schema; `pnpm catalog:update` writes it', () => {
  expect(read('packages/app/catalog.json')).toBe(brandCatalogText());
});

describe('the guide for backends of partners', () => {
  it('the guide lists the calls and channels of the contract; `pnpm catalog:update` writes them', () => {
    expect(guide).toContain('<!-- table: calls -->');
    expect(guide).toContain('<!-- table: channels -->');
    expect(guide).toBe(withContract(guide));
  });

  /** The schema that an example must match. */
  const schemaOf = (of: string) => {
    const { call, part, event, error } = Object.fromEntries(
      of.split(' ').map((word) => word.split('=')),
    ) as Partial<Record<string, string>>;
    if (error !== undefined) return errorSchema;
    if (event !== undefined) return channels[event as keyof typeof channels].payload;
    const row: ApiRow = apiTable[call as keyof typeof apiTable];
    return row[part as 'body' | 'answer'];
  };

  it('every example of the guide is checked', () => {
    expect(guide).not.toMatch(/^```json\n/m);
    expect(typedBlocks(guide).length).toBeGreaterThan(5);
  });

  it.each(typedBlocks(guide))('the example of $of fits the contract exactly', (block) => {
    const parsed = schemaOf(block.of)?.safeParse(block.json);
    expect(parsed).toMatchObject({ success: true });
    // A field outside the contract would be dropped.
    expect(parsed?.data).toEqual(block.json);
  });
});
