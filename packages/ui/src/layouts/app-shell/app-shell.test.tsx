import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { AppShell, type AppShellProps } from './app-shell.tsx';
import { playerFrame } from '../../testing/player-frame.tsx';

const original = { width: window.innerWidth, height: window.innerHeight };

const shell = (props: Partial<AppShellProps> = {}) => (
  <AppShell {...playerFrame} {...props}>
    <h1>Lobi</h1>
  </AppShell>
);

const shown = (selector: string): boolean => {
  const element = document.querySelector(selector);
  return element !== null && element.getClientRects().length > 0;
};

describe('AppShell', () => {
  afterEach(() => page.viewport(original.width, original.height));

  it.each([
    [390, false, true],
    [959, false, true],
    [960, true, false],
    [1440, true, false],
  ])(
    'AppShell at %i px shows the sidebar: %s and the bottom bar: %s',
    async (width, sidebar, bottomBar) => {
      await page.viewport(width, 800);
      await renderInKit(shell());
      expect(shown('.lobi-Sidebar-root')).toBe(sidebar);
      expect(shown('.lobi-BottomBar-root')).toBe(bottomBar);
      expect(document.documentElement.scrollWidth).toBe(width);
    },
  );

  it('AppShell has no sidebar on a game page', async () => {
    await page.viewport(1440, 800);
    await renderInKit(shell({ sidebar: null }));
    expect(document.querySelector('.lobi-Sidebar-root')).toBeNull();
  });

  it('AppShell has one of each landmark, and labels its navigations', async () => {
    await page.viewport(1440, 800);
    const screen = await renderInKit(shell());
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      expect(screen.getByRole(role).elements(), role).toHaveLength(1);
    }
    const names = screen
      .getByRole('navigation')
      .elements()
      .map((navigation) => navigation.getAttribute('aria-label'));
    expect(names).toEqual(['Menu samping', 'Tautan bagian bawah']);
  });

  it('AppShell marks the current page and starts with a skip link', async () => {
    await page.viewport(1440, 800);
    const screen = await renderInKit(shell());
    await expect
      .element(screen.getByRole('link', { name: 'Lobi', exact: true }))
      .toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Langsung ke isi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('main')).toHaveFocus();
  });

  it('AppShell collapses the sidebar into a rail whose links keep their names', async () => {
    await page.viewport(1440, 800);
    const screen = await renderInKit(
      shell({ sidebar: { ...playerFrame.sidebar, defaultCollapsed: false } }),
    );
    const main = screen.getByRole('main').element();
    const before = main.getBoundingClientRect().width;
    await screen.getByRole('button', { name: 'Ciutkan menu samping' }).click();
    await expect.poll(() => main.getBoundingClientRect().width).toBeGreaterThan(before + 100);
    await expect
      .element(screen.getByRole('link', { name: 'Lobi', exact: true }))
      .toHaveAttribute('aria-current', 'page');
    await screen.getByRole('button', { name: 'Perluas menu samping' }).click();
    await expect.poll(() => main.getBoundingClientRect().width).toBe(before);
  });

  it('AppShell shows an item that is locked for the role without a link', async () => {
    await page.viewport(1440, 800);
    const items = [{ href: '#declare', label: 'Umumkan Hasil', locked: true }];
    const screen = await renderInKit(shell({ sidebar: { groups: [{ id: 'office', items }] } }));
    await expect.element(screen.getByText('Umumkan Hasil')).toBeVisible();
    await expect.element(screen.getByText(/Tidak tersedia untuk peran Anda/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Umumkan Hasil/ }).elements()).toHaveLength(0);
  });

  it('AppShell is busy while its page loads', async () => {
    const screen = await renderInKit(shell({ loading: true }));
    await expect.element(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('heading', { name: 'Lobi' }).elements()).toHaveLength(0);
  });

  it('AppShell has only the main area without other parts', async () => {
    const screen = await renderInKit(
      shell({ navbar: null, sidebar: null, bottomBar: null, footer: null }),
    );
    expect(screen.getByRole('banner').elements()).toHaveLength(0);
    expect(screen.getByRole('navigation').elements()).toHaveLength(0);
    expect(screen.getByRole('main').elements()).toHaveLength(1);
  });

  it.each([320, 360])('AppShell does not overflow at %i px', async (width) => {
    await page.viewport(width, 700);
    await renderInKit(shell());
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});
