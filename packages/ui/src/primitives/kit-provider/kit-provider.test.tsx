import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { id } from '../../messages/id.ts';
import { zhHans } from '../../messages/zh-hans.ts';
import { baja } from '../../tokens/baja.ts';
import { lentera } from '../../tokens/lentera.ts';
import { pesisir } from '../../tokens/pesisir.ts';
import { GlobalStyles } from '../global-styles/global-styles.tsx';
import { useMessages } from './kit-context.ts';
import { KitProvider } from './kit-provider.tsx';

const brands = [lentera, pesisir, baja];

describe('KitProvider', () => {
  it('KitProvider changes theme by attributes without rendering its content again', async () => {
    const rendered = vi.fn<() => void>();
    const Probe = () => {
      const { base } = useMessages();
      useEffect(rendered);
      return <p>{base.close}</p>;
    };
    const content = <Probe />;
    const page = (brand: string) => (
      <KitProvider messages={id} brand={brand}>
        <GlobalStyles brands={brands} />
        {content}
      </KitProvider>
    );
    const screen = await render(page('lentera'));
    const text = screen.getByText('Tutup').element();
    expect(getComputedStyle(text).color).toBe('rgb(244, 242, 236)');
    expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(11, 13, 26)');
    await screen.rerender(page('pesisir'));
    expect(getComputedStyle(text).color).toBe('rgb(28, 35, 38)');
    expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(251, 247, 240)');
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('KitProvider sets language and direction on its scope and on the page', async () => {
    const screen = await render(
      <KitProvider messages={zhHans} locale="zh-Hans" dir="rtl">
        <p>x</p>
      </KitProvider>,
    );
    const scope = screen.container.querySelector('.lobi-KitProvider-root');
    expect(scope?.getAttribute('lang')).toBe('zh-Hans');
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect(document.documentElement.dir).toBe('rtl');
    await screen.rerender(
      <KitProvider messages={id}>
        <p>x</p>
      </KitProvider>,
    );
    expect(document.documentElement.dir).toBe('ltr');
  });

  it('KitProvider contains an overlay that is open on mount', async () => {
    const screen = await render(
      <KitProvider messages={id}>
        <Dialog title="Masuk" defaultOpen>
          Isi
        </Dialog>
      </KitProvider>,
    );
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().closest('.lobi-KitProvider-root')).not.toBeNull();
  });

  it('KitProvider does not change the grid layout around its content', async () => {
    const screen = await render(
      <div style={{ display: 'grid', gridTemplateColumns: '100px 100px' }}>
        <div>Alat</div>
        <KitProvider messages={id} wholePage={false}>
          <div>Dompet</div>
        </KitProvider>
      </div>,
    );
    const [tools, preview] = ['Alat', 'Dompet'].map((text) =>
      screen.getByText(text).element().getBoundingClientRect(),
    );
    expect(preview!.top).toBe(tools!.top);
    expect(preview!.left).toBe(tools!.left + 100);
  });

  it('KitProvider does not change the page when embedded', async () => {
    document.documentElement.lang = 'fr';
    await render(
      <KitProvider messages={id} wholePage={false}>
        <p>x</p>
      </KitProvider>,
    );
    expect(document.documentElement.lang).toBe('fr');
  });
});
