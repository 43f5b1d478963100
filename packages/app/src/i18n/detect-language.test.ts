import { afterEach, expect, it, vi } from 'vitest';
import { matchLanguage } from '@lobi/core/locales/match-language';
import { detectLanguage, storeLanguage } from './detect-language.ts';

afterEach(() => vi.unstubAllGlobals());

const storageOf = (language: string | undefined) => {
  const kept = new Map(language === undefined ? [] : [['i18nextLng', language]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

type Source = 'query' | 'cookie' | 'local' | 'session' | 'browser' | 'tag';

/** A browser with a language in some of its sources. */
function browserWith(named: Readonly<Partial<Record<Source, string>>>): void {
  vi.stubGlobal('location', { search: named.query ? `?lng=${named.query}` : '' });
  vi.stubGlobal('document', {
    cookie: named.cookie ? `i18next=${named.cookie}` : '',
    documentElement: { lang: named.tag ?? '' },
  });
  vi.stubGlobal('localStorage', storageOf(named.local));
  vi.stubGlobal('sessionStorage', storageOf(named.session));
  vi.stubGlobal('navigator', {
    languages: named.browser ? [named.browser] : [],
    language: named.browser ?? '',
  });
}

const supported = ['id', 'en', 'es', 'zh-Hans'] as const;
const detected = (named: Parameters<typeof browserWith>[0]) => {
  browserWith(named);
  return detectLanguage(supported, 'id');
};

// Spec §9: query parameter, cookie, local storage, session storage, browser, html tag.
// id: language-source-order
it.each([
  ['query', 'cookie'],
  ['cookie', 'local'],
  ['local', 'session'],
  ['session', 'browser'],
  ['browser', 'tag'],
] as const)('the language of the %s takes precedence over that of the %s', (first, second) => {
  expect(detected({ [first]: 'en', [second]: 'es' })).toBe('en');
  expect(detected({ [second]: 'es' })).toBe('es');
});

it('detectLanguage returns Indonesian if no source has a language', () => {
  expect(detected({})).toBe('id');
  expect(detected({ browser: 'fr-FR' })).toBe('id');
});

// id: language-key-i18next
it('the language is stored in local storage under i18nextLng', () => {
  browserWith({});
  storeLanguage('es');
  expect(localStorage.getItem('i18nextLng')).toBe('es');
});

it.each([
  ['ms', 'ms'],
  ['ms-MY', 'ms'],
  ['pt-PT', 'pt-BR'],
  ['zh-TW', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['en-AU', 'en'],
  ['en-GB', 'en-GB'],
  ['in', 'id'],
  ['fr', undefined],
  ['*', undefined],
])('the tag %s selects the language %s of the packages or the brand', (tag, found) => {
  const added = ['ms', 'pt-BR', 'zh-Hant', 'en-GB'];
  expect(matchLanguage(tag, [...supported, ...added])).toBe(found);
});

it('a tag in another script selects the language of the packages if the brand adds none', () => {
  expect(matchLanguage('zh-TW', supported)).toBe('zh-Hans');
  expect(matchLanguage('zh-TW', ['id', 'en'])).toBeUndefined();
});
