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

async function render(setup: BrandSetup) {
  const app = await renderBrand(brand, setup);
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

  it('renderBrand follows the address', async () => {
    const app = await render({ path: '/promo' });
    await expect.element(page.getByText('Promotion of the day')).toBeVisible();
    app.open('/game');
    await expect.poll(() => app.address()).toBe('/game');
  });

  it('renderBrand shows guests what guests see', async () => {
    const app = await render({ path: '/promo', role: 'guest' });
    await expect.poll(() => app.address()).toBe('/login');
  });

  it('renderBrand names the problems of a brand', async () => {
    await expect(renderBrand({ ...brand, name: '' })).rejects.toThrow(/LB101 {2}name/);
  });

  it('close takes everything down', async () => {
    const app = await renderBrand(brand);
    app.close();
    expect(app.container.isConnected).toBe(false);
  });
});
