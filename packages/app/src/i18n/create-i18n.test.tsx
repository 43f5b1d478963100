import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineBrand } from '../config/define-brand.ts';
import { createI18n, languageOf } from './create-i18n.ts';

const brand = defineBrand({ schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'lentera' });

const address = location.href;
const setQuery = (query: string) => history.replaceState(null, '', query);
const setCookie = (value: string) => {
  document.cookie = `i18next=${value}; path=/${value === '' ? '; max-age=0' : ''}`;
};

async function startedLanguage(): Promise<string> {
  const { i18n, ready } = createI18n(brand);
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
  afterEach(clear);

  it('is found in the order of the specification: address, cookie, local, session storage', async () => {
    sessionStorage.setItem('i18nextLng', 'en');
    expect(await startedLanguage()).toBe('en');
    localStorage.setItem('i18nextLng', 'es');
    expect(await startedLanguage()).toBe('es');
    setCookie('id');
    expect(await startedLanguage()).toBe('id');
    setQuery('?lng=zh-CN');
    expect(await startedLanguage()).toBe('zh-Hans');
  });

  it('is remembered in local storage under the given key', async () => {
    setQuery('?lng=es');
    await startedLanguage();
    expect(localStorage.getItem('i18nextLng')).toBe('es');
  });

  it('is Indonesian where nothing that we speak is asked for', async () => {
    setQuery('?lng=xx');
    localStorage.setItem('i18nextLng', 'yy');
    const { i18n, ready } = createI18n(brand);
    await ready;
    expect(i18n.t('route.login', { lng: 'xx' })).toBe('Masuk');
  });
});
