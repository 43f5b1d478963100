import { describe, expect, it } from 'vitest';
import { errorCodes } from '../contract/error-codes.ts';
import { languages } from '../contract/limits.ts';
import { routeNames } from '../routes/route-table.ts';
import { id, type MessageKey } from './id.ts';
import { loadMessages } from './load-messages.ts';
import { acceptLanguage, pickLanguage } from './pick-language.ts';
import { translate } from './translate.ts';

/** The form that a text has for some numbers. */
const pluralKey = /^(.*)#(zero|one|two|few|many)$/;

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each(languages)('language %s', (language) => {
  // id: locale-keys-complete
  it('the language has every key of the reference, none empty, with the same placeholders', async () => {
    const messages = await loadMessages(language);
    const keys = Object.keys(messages).filter((key) => !pluralKey.test(key));
    expect(keys.sort()).toEqual(Object.keys(id).sort());
    for (const key of Object.keys(id) as MessageKey[]) {
      expect(messages[key].trim(), key).not.toBe('');
      expect(placeholders(messages[key]), key).toEqual(placeholders(id[key]));
    }
  });

  it('the language has only its own plural forms, with the placeholders of their text', async () => {
    const messages: Readonly<Record<string, string>> = { ...(await loadMessages(language)) };
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const key of Object.keys(messages)) {
      const [, whole = '', form = ''] = pluralKey.exec(key) ?? [];
      if (form === '') continue;
      expect(pluralCategories).toContain(form);
      expect(placeholders(messages[key] ?? '')).toEqual(placeholders(messages[whole] ?? ''));
    }
  });
  // An agent who funds a player meets the player's status, a reviewer meets an own decision, and a
  // player of mines meets the end of a round.
  it.each(['conflict', 'account_pending', 'account_restricted', 'round_state'] as const)(
    'the message errors.%s names neither the reader, another user nor a fight',
    async (code) => {
      const messages = await loadMessages(language);
      expect(messages[`errors.${code}`]).not.toMatch(
        /\b(your|someone|fight|su|otra persona|pelea|anda|orang lain|laga)\b|您|他人|本场/i,
      );
    },
  );

  it('the language has messages for every error code and a title for every route', async () => {
    const messages = await loadMessages(language);
    const needed = [
      ...Object.keys(errorCodes).map((code) => `errors.${code}`),
      ...routeNames.map((name) => `route.${name}`),
    ];
    expect(needed.filter((key) => !(key in messages))).toEqual([]);
  });
});

describe('translate', () => {
  // id: required-message
  it.each([
    ['en', 'The username field is required.'],
    ['id', 'Kolom username wajib diisi.'],
    ['es', 'El campo username es obligatorio.'],
    ['zh-Hans', 'Username不能为空。'],
  ] as const)(
    'translate returns exactly the specified required-field message in %s',
    (language, expected) => {
      expect(translate(language, 'validation.required', { field: 'username' })).toBe(expected);
    },
  );

  it('translate capitalizes a sentence that begins with a field name', () => {
    expect(translate('id', 'validation.min', { field: 'jumlah', min: '10' })).toBe(
      'Jumlah minimal 10.',
    );
  });

  it.each([
    ['en', 1, 'Too many tries. Wait 1 second.'],
    ['en', 2, 'Too many tries. Wait 2 seconds.'],
    ['es', 1, 'Demasiados intentos. Espere 1 segundo.'],
    ['id', 1, 'Terlalu banyak percobaan. Tunggu 1 detik.'],
  ] as const)('translate uses the plural forms of %s for %i', (language, seconds, expected) => {
    const params = { seconds, count: seconds };
    expect(translate(language, 'errors.rate_limited', params)).toBe(expected);
  });

  it('translate leaves a placeholder without value visible', () => {
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
  ])('pickLanguage reads %j as %s', (header, language) => {
    expect(pickLanguage(header)).toBe(language);
  });

  it('acceptLanguage returns zh-CN for Simplified Chinese', () => {
    expect(acceptLanguage('zh-Hans')).toBe('zh-CN');
  });
});
