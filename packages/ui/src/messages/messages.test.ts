import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { fill } from './fill.ts';
import { id } from './id.ts';
import { zhHans } from './zh-hans.ts';

const flatten = (words: object, path = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]: [string, string | object]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value]]
        : Object.entries(flatten(value, `${path}${key}.`)),
    ),
  );

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe('fill', () => {
  it('replaces every occurrence and leaves unknown names alone', () => {
    expect(fill('{a} + {a} = {b}', { a: 1 })).toBe('1 + 1 = {b}');
  });

  it('does not read a value again as a template', () => {
    expect(fill('{a}{b}', { a: '{b}', b: 'x' })).toBe('{b}x');
  });
});

describe('dictionaries', () => {
  const reference = flatten(id);

  it.each([
    ['en', flatten(en)],
    ['es', flatten(es)],
    ['zh-Hans', flatten(zhHans)],
  ])('%s has the keys and placeholders of the reference and no empty text', (_language, words) => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(reference).sort());
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(text), key).toEqual(placeholders(reference[key] ?? ''));
    }
  });

  it('keeps the English age notice byte-equal to the specification at 21', () => {
    expect(fill(en.base.ageNotice, { age: 21 })).toBe(
      'NOTICE - By entering this website, you acknowledge and confirm: 1) You are 21 years old and above. 2) You agree to terms and conditions.',
    );
  });
});
