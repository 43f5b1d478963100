import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandSchema } from './brand-schema.ts';
import { eventTexts } from './events.ts';
import { fixedRoutes } from './pages.ts';
import { componentNames, fixedComponents, slotNames } from './slots.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const slots = read('docs/partners/pages-and-slots.md');

/** Placeholders of names in the table of slots. */
const pattern = (name: string): string =>
  name
    .replace(/^dashboard\..+\.top$/, 'dashboard.<role>.top')
    .replace(/^empty\..+/, 'empty.<kind>')
    .replace(/^error\..+/, 'error.<code>');

/** Names under which components render a slot, with placeholders for template values. */
const slotPatterns = globSync('packages/{app,ui}/src/**/*.tsx')
  .filter((path) => !/\.(test|stories)\.tsx$/.test(path))
  .flatMap((path) => [...read(path).matchAll(/<(?:Slot|KitPart)\s+name=(.+)/g)])
  .flatMap(([, names = '']) => [...names.matchAll(/["'`]([a-zA-Z.${}]+)["'`]/g)])
  .map(([, name = '']) => new RegExp(`^${name.replace(/\$\{\w+\}/, '[\\w-]+')}$`));

describe('slots in the sources', () => {
  it.each(slotNames)('the app or the kit renders the slot %s', (name) => {
    expect(slotPatterns.some((slotPattern) => slotPattern.test(name))).toBe(true);
  });
});

describe('the documents for partners', () => {
  it('the guides for partners name every key of a brand file', () => {
    const guides = globSync('docs/partners/*.md')
      .map((path) => read(path))
      .join('\n');
    const keys = Object.keys(brandSchema.def.shape);
    expect(
      keys.filter((key) => !guides.includes(`\`${key}\``) && !guides.includes(`\`${key}.`)),
    ).toEqual([]);
  });

  it('pages-and-slots.md names every slot', () => {
    expect(slotNames.filter((name) => !slots.includes(`\`${pattern(name)}\``))).toEqual([]);
  });

  it('pages-and-slots.md names every component that can be wrapped, and every one that cannot', () => {
    const names = [...componentNames, ...fixedComponents];
    expect(names.filter((name) => !slots.includes(`\`${name}\``))).toEqual([]);
  });

  it('pages-and-slots.md names every page that cannot be disabled', () => {
    expect(fixedRoutes.filter((name) => !slots.includes(`\`${name}\``))).toEqual([]);
  });

  it('events.md names every event', () => {
    const events = read('docs/partners/events.md');
    expect(Object.keys(eventTexts).filter((name) => !events.includes(`\`${name}\``))).toEqual([]);
  });
});
