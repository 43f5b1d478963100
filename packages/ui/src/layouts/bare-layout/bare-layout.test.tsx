import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { BareLayout } from './bare-layout.tsx';

const brand = { name: 'Lentera', href: '/game' };
const original = { width: window.innerWidth, height: window.innerHeight };

describe('BareLayout', () => {
  afterEach(() => page.viewport(original.width, original.height));

  it('BareLayout has no site navigation, only a link back', async () => {
    const screen = await renderInKit(
      <BareLayout brand={brand} back={{ href: '/player/dashboard', label: 'Kembali' }}>
        Isi
      </BareLayout>,
    );
    expect(screen.getByRole('navigation').elements()).toHaveLength(0);
    expect(screen.getByRole('contentinfo').elements()).toHaveLength(0);
    await expect
      .element(screen.getByRole('link', { name: 'Kembali' }))
      .toHaveAttribute('href', '/player/dashboard');
  });

  it('BareLayout puts the rail of the back office behind a button on a phone', async () => {
    await page.viewport(390, 800);
    const screen = await renderInKit(
      <BareLayout brand={brand} rail={[{ href: '/admin/dashboard', label: 'Dasbor' }]}>
        Isi
      </BareLayout>,
    );
    await screen.getByRole('button', { name: 'Menu utama' }).click();
    const drawer = screen.getByRole('dialog', { name: 'Lentera' });
    await expect.element(drawer.getByRole('link', { name: 'Dasbor' })).toBeVisible();
  });
});
