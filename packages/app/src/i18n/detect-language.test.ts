import { afterEach, expect, it, vi } from 'vitest';
import { detectLanguage, keepLanguage } from './detect-language.ts';

afterEach(() => vi.unstubAllGlobals());

const storageOf = (language: string | undefined) => {
  const kept = new Map(language === undefined ? [] : [['i18nextLng', language]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

type Place = 'query' | 'cookie' | 'local' | 'session' | 'browser' | 'tag';

/** A browser that names a language in some places. */
function browserWith(named: Readonly<Partial<Record<Place, string>>>): void {
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
] as const)('the language of the %s comes before that of the %s', (first, second) => {
  expect(detected({ [first]: 'en', [second]: 'es' })).toBe('en');
  expect(detected({ [second]: 'es' })).toBe('es');
});

it('the language is Indonesian where none is named', () => {
  expect(detected({})).toBe('id');
  expect(detected({ browser: 'fr-FR' })).toBe('id');
});

// id: language-key-i18next
it('the language is kept in local storage under i18nextLng', () => {
  browserWith({});
  keepLanguage('es');
  expect(localStorage.getItem('i18nextLng')).toBe('es');
});
