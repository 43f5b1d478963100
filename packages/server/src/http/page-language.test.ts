import { expect, it } from 'vitest';
import { pageLanguage } from './page-language.ts';

const supported = ['id', 'en', 'es', 'zh-Hans'];
const of = (
  query: object,
  cookies: Record<string, string>,
  header?: string,
  offered: readonly string[] = supported,
) => pageLanguage({ query, cookies, headers: { 'accept-language': header } }, offered);

it.each([
  ['the address first', of({ lng: 'es' }, { i18next: 'en' }, 'id'), 'es'],
  ['the cookie of another program', of({}, { i18next: 'en', 'lobi-language': 'es' }, 'id'), 'en'],
  ['the cookie of the page', of({}, { 'lobi-language': 'zh-Hans' }, 'id'), 'zh-Hans'],
  ['the browser, in its order of preference', of({}, {}, 'fr, en;q=0.4, es-MX;q=0.8'), 'es'],
  ['the app, if it has no language of the visitor', of({}, {}, 'fr'), 'id'],
  ['the app, if no language is known', of({}, {}), 'id'],
  ['the app, if the address names several languages', of({ lng: ['es', 'en'] }, {}), 'id'],
])('a page is rendered in the language of %s', (_, language, expected) => {
  expect(language).toBe(expected);
});

it.each([
  ['the browser', of({}, {}, 'ms-MY, en;q=0.5', ['en', 'id', 'ms']), 'ms'],
  ['the cookie of the page', of({}, { 'lobi-language': 'pt-BR' }, 'en', ['en', 'pt-BR']), 'pt-BR'],
  ['the address', of({ lng: 'zh-TW' }, {}, 'en', ['en', 'zh-Hans', 'zh-Hant']), 'zh-Hant'],
])('a page is rendered in a language that the brand adds, named by %s', (_, language, expected) => {
  expect(language).toBe(expected);
});

it('a page is rendered only in a language of the app', () => {
  const request = { query: { lng: 'id' }, cookies: {}, headers: { 'accept-language': 'id, es' } };
  expect(pageLanguage(request, ['en', 'es'])).toBe('es');
});
