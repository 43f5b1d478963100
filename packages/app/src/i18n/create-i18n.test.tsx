import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveBrand } from '../config/resolve-brand.ts';
import { withAllTexts } from './all-texts.ts';
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
  it('createI18n detects the language in the specified order: address, cookie, local, session storage', async () => {
    sessionStorage.setItem('i18nextLng', 'en');
    expect(await startedLanguage()).toBe('en');
    localStorage.setItem('i18nextLng', 'es');
    expect(await startedLanguage()).toBe('es');
    setCookie('id');
    expect(await startedLanguage()).toBe('id');
    setQuery('?lng=zh-CN');
    expect(await startedLanguage()).toBe('zh-Hans');
  });

  it('createI18n falls back to the language of the browser, then to that of the page', async () => {
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
  it('createI18n stores the language in local storage under the given key', async () => {
    setQuery('?lng=es');
    await startedLanguage();
    expect(localStorage.getItem('i18nextLng')).toBe('es');
  });

  // id: language-fallback
  it('createI18n uses Indonesian if no supported language is requested', async () => {
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

describe('a plural text', () => {
  it.each([
    ['en', 1, 'Too many tries. Wait 1 second.'],
    ['en', 30, 'Too many tries. Wait 30 seconds.'],
    ['id', 1, 'Terlalu banyak percobaan. Tunggu 1 detik.'],
  ])('a plural text is in the plural form of %s for %i', async (language, seconds, text) => {
    setQuery(`?lng=${language}`);
    const { i18n, ready } = createI18n(brand, false);
    await ready;
    expect(i18n.t('errors.rate_limited', { seconds, count: seconds })).toBe(text);
    setQuery(address);
  });
});

describe('the messages at start', () => {
  it('createI18n loads few messages for the first screen, and all of them on request', async () => {
    setQuery('?lng=es');
    const { i18n, ready } = createI18n(brand, true);
    const { language, messages } = await ready;
    expect(language).toBe('es');
    expect(i18n.t('route.login')).toBe('Iniciar sesión');
    expect(i18n.exists('notification.transaction-completed.title')).toBe(false);
    expect(messages.office).toBeUndefined();
    await withAllTexts(async () => undefined)();
    expect(i18n.exists('notification.transaction-completed.title')).toBe(true);
    // The same object, to which a memoized component refers too.
    expect(messages.office).toBeDefined();
    setQuery(address);
  });

  it('createI18n applies custom messages at start, and to messages that are loaded later', async () => {
    setQuery('?lng=en');
    const en = { 'kit.lobby.heroWaiting': 'The night is calm.', 'kit.arena.stateOpen': 'In play' };
    const { ready } = createI18n(
      resolveBrand({
        schema: 1,
        id: 'own',
        name: 'Own',
        extends: 'lentera',
        i18n: { messages: { en } },
      }),
      true,
    );
    const { messages } = await ready;
    expect(messages.lobby.heroWaiting).toBe('The night is calm.');
    await withAllTexts(async () => undefined)();
    expect(messages.arena.stateOpen).toBe('In play');
    expect(messages.lobby.heroWaiting).toBe('The night is calm.');
    setQuery(address);
  });

  it('createI18n loads messages of only one language at start', async () => {
    setQuery('?lng=en');
    const { i18n, ready } = createI18n(brand, false);
    await ready;
    expect(Object.keys(i18n.store.data)).toEqual(['en']);
    setQuery(address);
  });
});
