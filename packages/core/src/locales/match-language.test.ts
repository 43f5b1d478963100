import { expect, it, onTestFinished, vi } from 'vitest';
import { matchLanguage } from './match-language.ts';

const offered = ['id', 'en', 'es', 'zh-Hans', 'ms', 'zh-Hant'] as const;

it.each([
  ['id-ID', 'id'],
  ['in', 'id'],
  ['en_GB', 'en'],
  ['zh-CN', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['ms-MY', 'ms'],
  ['ms-Arab', undefined],
  ['fr', undefined],
  ['en-Shaw', 'en'],
])('matchLanguage offers a reader of %s the language %s', (tag, language) => {
  expect(matchLanguage(tag, offered)).toBe(language);
});

it('matchLanguage does not look up the script of a language with only one, which would delay the first frame', () => {
  const maximize = vi.spyOn(Intl.Locale.prototype, 'maximize');
  onTestFinished(() => maximize.mockRestore());
  expect(matchLanguage('id-ID', offered)).toBe('id');
  expect(matchLanguage('es-419', offered)).toBe('es');
  expect(maximize).not.toHaveBeenCalled();
  expect(matchLanguage('zh-TW', offered)).toBe('zh-Hant');
  expect(maximize).toHaveBeenCalled();
});
