import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { fill } from './fill.ts';
import { id } from './id.ts';
import { zhHans } from './zh-hans.ts';

const flatten = (messages: object, path = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]: [string, string | object]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value]]
        : Object.entries(flatten(value, `${path}${key}.`)),
    ),
  );

/** Plural forms that a text of a language may need; `many` is for millions, which do not occur. */
const pluralKeys = (messages: object, path = ''): readonly string[] =>
  Object.entries(messages).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string'
      ? []
      : 'other' in value
        ? [`${path}${key}`]
        : pluralKeys(value, `${path}${key}.`),
  );

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe('fill', () => {
  it('fill replaces every occurrence and leaves unknown names unchanged', () => {
    expect(fill('{a} + {a} = {b}', { a: 1 })).toBe('1 + 1 = {b}');
  });

  it('fill does not interpret a value as a template', () => {
    expect(fill('{a}{b}', { a: '{b}', b: 'x' })).toBe('{b}x');
  });
});

describe('dictionaries', () => {
  // id: age-notice-text
  it('dictionaries contain the age notice of the specification verbatim', () => {
    expect(fill(en.base.ageNotice, { age: 21 })).toBe(
      'NOTICE - By entering this website, you acknowledge and confirm: 1) You are 21 years old and above. 2) You agree to terms and conditions.',
    );
    expect(en.base.ageNoticeAgree).toBe('Agree');
  });

  const reference = flatten(id);
  const counting = pluralKeys(id);

  it.each([
    ['id', id],
    ['en', en],
    ['es', es],
    ['zh-Hans', zhHans],
  ])('%s has all plural forms of its language', (language, dictionary) => {
    const messages = flatten(dictionary);
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const forms = pluralCategories.filter((form) => form !== 'many');
    for (const key of counting) {
      const given = Object.keys(messages).filter((path) => path.startsWith(`${key}.`));
      expect(given.sort()).toEqual(forms.map((form) => `${key}.${form}`).sort());
    }
  });

  it.each([
    ['en', flatten(en)],
    ['es', flatten(es)],
    ['zh-Hans', flatten(zhHans)],
  ])(
    '%s has the keys and placeholders of the reference and no empty text',
    (_language, messages) => {
      const plain = Object.entries(messages).filter(
        ([key]) => !/\.(?:one|two|few|many)$/.test(key),
      );
      expect(plain.map(([key]) => key).sort()).toEqual(Object.keys(reference).sort());
      for (const [key, text] of plain) {
        expect(text.trim(), key).not.toBe('');
        expect(placeholders(text), key).toEqual(placeholders(reference[key] ?? ''));
      }
    },
  );

  it('the English age notice for 21 is byte-identical to the specification', () => {
    expect(fill(en.base.ageNotice, { age: 21 })).toBe(
      'NOTICE - By entering this website, you acknowledge and confirm: 1) You are 21 years old and above. 2) You agree to terms and conditions.',
    );
  });
});
