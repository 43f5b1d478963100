import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandSchema } from './brand-schema.ts';
import { eventTexts } from './events.ts';
import { fixedRoutes } from './pages.ts';
import { componentNames, fixedComponents, slotNames } from './slots.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const slots = read('docs/partners/pages-and-slots.md');

/** Placeholders for several names of a kind in the table of slots. */
const pattern = (name: string): string =>
  name
    .replace(/^dashboard\..+\.top$/, 'dashboard.<role>.top')
    .replace(/^empty\..+/, 'empty.<kind>')
    .replace(/^error\..+/, 'error.<code>');

describe('the documents for partners', () => {
  it('packages/app/README.md names every key of a brand file', () => {
    const readme = read('packages/app/README.md');
    const keys = Object.keys(brandSchema.def.shape);
    expect(
      keys.filter((key) => !readme.includes(`\`${key}\``) && !readme.includes(`\`${key}.`)),
    ).toEqual([]);
  });

  it('pages-and-slots.md names every slot', () => {
    expect(slotNames.filter((name) => !slots.includes(`\`${pattern(name)}\``))).toEqual([]);
  });

  it('pages-and-slots.md names every component that can be wrapped, and every one that cannot', () => {
    const names = [...componentNames, ...fixedComponents];
    expect(names.filter((name) => !slots.includes(`\`${name}\``))).toEqual([]);
  });

  it('pages-and-slots.md names every page that always stays', () => {
    expect(fixedRoutes.filter((name) => !slots.includes(`\`${name}\``))).toEqual([]);
  });

  it('events.md names every event', () => {
    const events = read('docs/partners/events.md');
    expect(Object.keys(eventTexts).filter((name) => !events.includes(`\`${name}\``))).toEqual([]);
  });
});
