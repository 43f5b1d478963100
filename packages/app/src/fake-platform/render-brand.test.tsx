import { mdiThemeLightDark } from '@mdi/js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { BrandInput } from '../config/brand-schema.ts';
import { renderBrand, type BrandSetup } from './render-brand.tsx';

const components = () => import('../testing/brand-components.tsx');

const brand: BrandInput = {
  schema: 1,
  id: 'kopi88',
  name: 'Kopi88',
  extends: 'pesisir',
  i18n: { default: 'en' },
  slots: { 'lobby.top': async () => ({ default: (await components()).Welcome }) },
  routes: {
    extend: [
      {
        name: 'promo.index',
        path: '/promo',
        title: 'Promotions',
        access: 'auth',
        load: async () => ({ default: (await components()).Promo }),
      },
    ],
  },
};

async function render(setup: BrandSetup, input = brand) {
  const app = await renderBrand(input, setup);
  onTestFinished(() => app.close());
  return app;
}

describe('renderBrand', () => {
  it('renderBrand shows the lobby with the slots of the brand, in its language', async () => {
    const { backend } = await render({});
    await expect.element(page.getByText('Welcome player')).toBeVisible();
    await expect.element(page.getByText('Arena Timur').first()).toBeVisible();
    expect(document.title).toMatch(/ · Kopi88$/);
    expect(backend.seen.map(({ name }) => name)).toContain('game.list');
  });

  // id: brand-added-language
  it('a brand shows a language that the packages do not have, with its fallback language for missing texts', async () => {
    const texts = {
      'route.game.index': 'Pasar malam',
      'kit.base.language': 'Bahasa',
    };
    const i18n = {
      default: 'ms',
      supported: ['ms', 'en'],
      languages: { ms: { load: async () => ({ default: texts }) } },
    };
    const promo = { en: 'Promotions', ms: 'Tawaran' };
    const [added] = brand.routes?.extend ?? [];
    const routes = { extend: added && [{ ...added, title: promo }] };
    const app = await render({ path: '/promo' }, { ...brand, i18n, routes });
    await expect.poll(() => document.title).toBe('Tawaran · Kopi88');
    app.open('/game');
    await expect.poll(() => document.title).toBe('Pasar malam · Kopi88');
    expect(document.documentElement.lang).toBe('ms');
    expect(document.documentElement.dir).toBe('ltr');
    // Not translated: the fallback language is shown.
    await expect
      .element(page.getByRole('button', { name: 'Add Arena Timur to favourites' }).first())
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Bahasa: Melayu' })).toBeVisible();
  });

  it('a right-to-left language sets the direction of the page', async () => {
    const i18n = { languages: { ar: { load: async () => ({ default: {} }) } } };
    await render({ language: 'ar' }, { ...brand, i18n });
    await expect.poll(() => document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.lang).toBe('ar');
  });

  // id: brand-scheme-choice
  it('a user chooses the scheme in the profile if the brand offers both, and sees its icons', async () => {
    const schemes: ('dark' | 'light')[] = ['light', 'dark'];
    const path = '/user/user-player/edit';
    const icons = { [mdiThemeLightDark]: 'M1 2h3' };
    const { container } = await render({ path }, { ...brand, theme: { schemes, icons } });
    await page.getByRole('radio', { name: 'Dark' }).click();
    await expect.poll(() => document.documentElement.dataset['lobiScheme']).toBe('dark');
    expect(localStorage.getItem('lobi.scheme')).toBe('dark');
    expect(container.querySelector('.lobi-ThemePicker-choice path[d="M1 2h3"]')).not.toBeNull();
  });

  it('a guest chooses the scheme in the footer if the brand offers both', async () => {
    const schemes: ('dark' | 'light')[] = ['light', 'dark'];
    await render({ role: 'guest' }, { ...brand, theme: { schemes } });
    const inFooter = page.getByRole('contentinfo').getByRole('button', { name: /^Theme/ });
    for (const [name, scheme] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
    ] as const) {
      await inFooter.click();
      await page.getByRole('menuitemradio', { name }).click();
      await expect.poll(() => document.documentElement.dataset['lobiScheme']).toBe(scheme);
      expect(localStorage.getItem('lobi.scheme')).toBe(scheme);
    }
  });

  it('a brand with one scheme has no menu for it', async () => {
    await render({ role: 'guest' });
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    expect(page.getByRole('button', { name: /^Theme/ }).elements()).toEqual([]);
  });

  it('renderBrand opens the given address', async () => {
    const app = await render({ path: '/promo' });
    await expect.element(page.getByText('Promotion of the day')).toBeVisible();
    app.open('/game');
    await expect.poll(() => app.address()).toBe('/game');
  });

  it('renderBrand shows guests the guest view', async () => {
    const app = await render({ path: '/promo', role: 'guest' });
    await expect.poll(() => app.address()).toBe('/login');
  });

  it('renderBrand throws the problems of a brand', async () => {
    await expect(renderBrand({ ...brand, name: '' })).rejects.toThrow(/LB101 {2}name/);
  });

  it('close unmounts the app and removes its element', async () => {
    const app = await renderBrand(brand);
    app.close();
    expect(app.container.isConnected).toBe(false);
  });
});
