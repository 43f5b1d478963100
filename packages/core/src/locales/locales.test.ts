import { describe, expect, it } from 'vitest';
import { errorCodes } from '../contract/error-codes.ts';
import { languages } from '../contract/limits.ts';
import { routeNames } from '../routes/route-table.ts';
import { id, type MessageKey } from './id.ts';
import { loadMessages } from './load-messages.ts';
import { acceptLanguage, pickLanguage } from './pick-language.ts';
import { translate } from './translate.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each(languages)('language %s', (language) => {
  it('has every key of the reference, none empty, with the same placeholders', async () => {
    const messages = await loadMessages(language);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(id).sort());
    for (const key of Object.keys(id) as MessageKey[]) {
      expect(messages[key].trim(), key).not.toBe('');
      expect(placeholders(messages[key]), key).toEqual(placeholders(id[key]));
    }
  });

  it('has words for every error code and a title for every route', async () => {
    const messages = await loadMessages(language);
    const needed = [
      ...Object.keys(errorCodes).map((code) => `errors.${code}`),
      ...routeNames.map((name) => `route.${name}`),
    ];
    expect(needed.filter((key) => !(key in messages))).toEqual([]);
  });
});

describe('translate', () => {
  it('says the required message of the specification to the letter', () => {
    expect(translate('en', 'validation.required', { field: 'username' })).toBe(
      'The username field is required.',
    );
  });

  it('gives a capital to a sentence that opens with a field', () => {
    expect(translate('id', 'validation.min', { field: 'jumlah', min: '10' })).toBe(
      'Jumlah minimal 10.',
    );
  });

  it('leaves a placeholder without value visible', () => {
    expect(translate('en', 'errors.server')).toContain('{ref}');
  });
});

describe('pickLanguage', () => {
  it.each([
    [undefined, 'id'],
    ['fr-FR, de;q=0.9', 'id'],
    ['zh-CN,zh;q=0.9', 'zh-Hans'],
    ['en-US,en;q=0.9', 'en'],
    ['fr, es;q=0.8, en;q=0.9', 'en'],
    ['in', 'id'],
    ['en;q=0, es', 'es'],
  ])('reads %j as %s', (header, language) => {
    expect(pickLanguage(header)).toBe(language);
  });

  it('names Simplified Chinese as servers know it', () => {
    expect(acceptLanguage('zh-Hans')).toBe('zh-CN');
  });
});
