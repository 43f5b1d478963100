import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveBrand } from '../config/resolve-brand.ts';
import { withAllWords } from './all-words.ts';
import { createI18n, languageOf } from './create-i18n.ts';

const brand = resolveBrand({ schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'lentera' });

const address = location.href;
const setQuery = (query: string) => history.replaceState(null, '', query);
const setCookie = (value: string) => {
  document.cookie = `i18next=${value}; path=/${value === '' ? '; max-age=0' : ''}`;
};

async function startedLanguage(): Promise<string> {
  const { i18n, ready } = createI18n(brand, false);
  await ready;
  return languageOf(i18n);
}

const clear = () => {
  setQuery(address);
  setCookie('');
  localStorage.removeItem('i18nextLng');
  sessionStorage.removeItem('i18nextLng');
};

describe('the language at start', () => {
  beforeEach(clear);
  afterEach(() => {
    vi.restoreAllMocks();
    clear();
  });

  // id: language-order
  it('the language is found in the order of the specification: address, cookie, local, session storage', async () => {
    sessionStorage.setItem('i18nextLng', 'en');
    expect(await startedLanguage()).toBe('en');
    localStorage.setItem('i18nextLng', 'es');
    expect(await startedLanguage()).toBe('es');
    setCookie('id');
    expect(await startedLanguage()).toBe('id');
    setQuery('?lng=zh-CN');
    expect(await startedLanguage()).toBe('zh-Hans');
  });

  it('the language is that of the browser where none is chosen, and last that of the page', async () => {
    document.documentElement.lang = 'zh-Hans';
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX']);
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-MX');
    expect(await startedLanguage()).toBe('es');
    localStorage.removeItem('i18nextLng');
    document.documentElement.lang = 'zh-Hans';
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('');
    expect(await startedLanguage()).toBe('zh-Hans');
  });

  // id: language-key-of-brand
  it('the language is remembered in local storage under the given key', async () => {
    setQuery('?lng=es');
    await startedLanguage();
    expect(localStorage.getItem('i18nextLng')).toBe('es');
  });

  // id: language-fallback
  it('the language is Indonesian where no supported one is requested', async () => {
    setQuery('?lng=xx');
    localStorage.setItem('i18nextLng', 'yy');
    document.documentElement.lang = 'xx';
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx']);
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('xx');
    const { i18n, ready } = createI18n(brand, false);
    expect((await ready).language).toBe('id');
    expect(i18n.t('route.login')).toBe('Masuk');
  });
});

describe('a text that counts', () => {
  it.each([
    ['en', 1, 'Too many tries. Wait 1 second.'],
    ['en', 30, 'Too many tries. Wait 30 seconds.'],
    ['id', 1, 'Terlalu banyak percobaan. Tunggu 1 detik.'],
  ])('a text that counts is in the plural form of %s for %i', async (language, seconds, text) => {
    setQuery(`?lng=${language}`);
    const { i18n, ready } = createI18n(brand, false);
    await ready;
    expect(i18n.t('errors.too_many', { seconds, count: seconds })).toBe(text);
    setQuery(address);
  });
});

describe('the words at start', () => {
  it('the messages at start are few where the first screen needs few, and all on request', async () => {
    setQuery('?lng=es');
    const { i18n, ready } = createI18n(brand, true);
    const { language, messages } = await ready;
    expect(language).toBe('es');
    expect(i18n.t('route.login')).toBe('Iniciar sesión');
    expect(i18n.exists('notification.transaction-completed.title')).toBe(false);
    expect(messages.office).toBeUndefined();
    await withAllWords(async () => undefined)();
    expect(i18n.exists('notification.transaction-completed.title')).toBe(true);
    // The same object, so that a component that holds it has them too.
    expect(messages.office).toBeDefined();
    setQuery(address);
  });

  it('the messages at start are of one language only', async () => {
    setQuery('?lng=en');
    const { i18n, ready } = createI18n(brand, false);
    await ready;
    expect(Object.keys(i18n.store.data)).toEqual(['en']);
    setQuery(address);
  });
});
