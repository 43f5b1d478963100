import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { BrandInput } from '../config/brand-schema.ts';
import type { BrandEvent } from '../config/events.ts';
import { renderBrand } from '../fake-platform/render-brand.tsx';
import { setConsent } from '../page/consent.ts';
import { openApp } from '../testing/open-app.tsx';
import { Place, placeNow } from '../testing/place.tsx';

const components = () => import('../testing/brand-components.tsx');
const welcome = async () => ({ default: (await components()).Welcome });
const broken = async () => ({ default: (await components()).Broken });
const promo = async () => ({ default: (await components()).Promo });

const firstCard = () => document.querySelector('.lobi-GameCard-root');

describe('slots of a brand', () => {
  it('slots of a brand show components of the brand and its plugins, the brand first', async () => {
    const brand: Partial<BrandInput> = {
      slots: { 'lobby.top': welcome },
      plugins: [{ name: 'twice', slots: { 'lobby.top': welcome } }],
    };
    await openApp({ path: '/game', brand });
    await expect.poll(() => page.getByText('Welcome player').elements().length).toBe(2);
  });

  it('slots of a brand leave the page as it is where a component fails', async () => {
    await openApp({
      path: '/game',
      brand: { slots: { announcement: broken, 'lobby.top': welcome } },
    });
    await expect.element(page.getByText('Welcome player')).toBeVisible();
    await expect.poll(firstCard).not.toBeNull();
  });

  it('a slot inside a component of the kit shows one too', async () => {
    const badge = async () => ({ default: (await components()).Badge });
    await openApp({ path: '/game', brand: { slots: { 'gameCard.badge': badge } } });
    await expect.element(page.getByText(/^Badge of /).first()).toBeInTheDocument();
  });

  it('slots of a brand give a page for an unknown address more to do', async () => {
    await openApp({ path: '/nowhere', brand: { slots: { 'error.404': promo } } });
    await expect.element(page.getByText('Promotion of the day')).toBeVisible();
  });
});

describe('components of a brand', () => {
  it('wrap those of the kit', async () => {
    const GameCard = async () => ({ default: (await components()).FramedCard });
    await openApp({ path: '/game', brand: { components: { GameCard } } });
    await expect
      .poll(() => document.querySelector('[data-framed] .lobi-GameCard-root'))
      .not.toBeNull();
  });

  it('components of a brand give way to those of the kit where they fail', async () => {
    await openApp({ path: '/game', brand: { components: { GameCard: broken } } });
    await expect.poll(firstCard).not.toBeNull();
  });
});

const own: BrandInput = { schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' };

const withPromo: Partial<BrandInput> = {
  routes: {
    extend: [
      {
        name: 'promo.index',
        path: '/promo',
        title: { id: 'Promo', en: 'Promotions', es: 'Promociones', 'zh-Hans': '优惠' },
        access: ['player'],
        load: promo,
        nav: { group: 'play' },
      },
    ],
  },
};

describe('a page of a brand', () => {
  it('an added page has a frame, a title and a menu item like any other', async () => {
    await openApp({ path: '/promo', brand: withPromo });
    await expect.element(page.getByText('Promotion of the day')).toBeVisible();
    await expect.poll(() => document.title).toBe('Promo · Lentera');
    const link = document.querySelector('.lobi-Sidebar-root a[href="/promo"]');
    expect(link?.textContent).toBe('Promo');
    expect(link?.getAttribute('aria-current')).toBe('page');
  });

  it('an added page without the shop around it leads back to the lobby', async () => {
    const bare: Partial<BrandInput> = {
      routes: {
        extend: [
          { name: 'promo.index', path: '/promo', title: 'Promo', layout: 'bare', load: promo },
        ],
      },
    };
    await openApp({ path: '/promo', role: 'guest', brand: bare });
    await expect.element(page.getByText('Promotion of the day')).toBeVisible();
    expect(document.querySelector('.lobi-BareLayout-rail')).toBeNull();
    await expect.element(page.getByRole('link', { name: 'Kembali ke lobi' })).toBeVisible();
  });

  it('a page of a brand asks guests to log in, and leads them back', async () => {
    await openApp({ path: '/promo', role: 'guest', brand: withPromo, beside: <Place /> });
    await expect.poll(placeNow).toBe('/login');
    expect(document.querySelector('a[href="/promo"]')).toBeNull();
  });

  it('a page of a brand refuses roles that it is not for', async () => {
    await openApp({ path: '/promo', role: 'agent', brand: withPromo, beside: <Place /> });
    await expect.poll(placeNow).toBe('/403');
  });
});

describe('pages that a brand changes', () => {
  it('a step of the app to a page that is switched off goes on to where the user starts', async () => {
    const disable = ['notification.index', 'bet.index'] as const;
    const app = await renderBrand(
      { ...own, routes: { disable: [...disable] } },
      { path: '/notification' },
    );
    onTestFinished(() => app.close());
    // The address itself is not found.
    await expect.poll(() => document.querySelector('.lobi-ErrorPage-root')).not.toBeNull();
    app.open('/wallet/wallet-player/bet?page=2');
    await expect.poll(() => app.address()).toBe('/game');
  });

  it('a replaced page is drawn by the brand', async () => {
    const brand: Partial<BrandInput> = { routes: { replace: { 'player.dashboard': promo } } };
    await openApp({ path: '/player/dashboard', brand });
    await expect.element(page.getByText('Promotion of the day')).toBeVisible();
  });

  it('a replaced page keeps its guard', async () => {
    const brand: Partial<BrandInput> = { routes: { replace: { 'player.dashboard': promo } } };
    await openApp({ path: '/player/dashboard', role: 'guest', brand, beside: <Place /> });
    await expect.poll(placeNow).toBe('/login');
    expect(page.getByText('Promotion of the day').elements()).toEqual([]);
  });

  it('a page that is switched off is absent', async () => {
    await openApp({ path: '/game/live/slots', brand: { routes: { disable: ['game.live'] } } });
    await expect.poll(() => document.querySelector('.lobi-ErrorPage-root')).not.toBeNull();
  });

  it('a menu leaves out pages that the brand closes to a role', async () => {
    const brand: Partial<BrandInput> = { routes: { roles: { 'report.index': ['agent'] } } };
    const { client } = await openApp({ path: '/game', brand, beside: <Place /> });
    await expect.poll(() => document.querySelector('.lobi-Sidebar-root a')).not.toBeNull();
    expect(client.auth.getSnapshot().context.user?.role).toBe('player');
    expect(document.querySelector('.lobi-Sidebar-root a[href$="/report"]')).toBeNull();
  });
});

describe('events of a brand', () => {
  it('events of a brand wait for the consent of the visitor, and come with it', async () => {
    setConsent(null);
    onTestFinished(() => setConsent(null));
    const events: BrandEvent[] = [];
    const { client } = await openApp({
      path: '/game',
      brand: { onEvent: (event) => void events.push(event) },
    });
    await page.getByRole('button', { name: 'Terima semua' }).click();
    await expect.poll(() => events).toContainEqual({ type: 'page.opened', page: 'game.index' });
    await client.api.call('auth.logout', {});
    await expect.poll(() => events.map(({ type }) => type)).toContain('user.signed-out');
  });

  it('events of a brand never come to a brand whose visitor has refused', async () => {
    setConsent(false);
    onTestFinished(() => setConsent(null));
    const events: BrandEvent[] = [];
    await openApp({ path: '/game', brand: { onEvent: (event) => void events.push(event) } });
    await expect.poll(firstCard).not.toBeNull();
    expect(events).toEqual([]);
  });
});

describe('features of a brand', () => {
  it('features of a brand leave out games, deposits and hearts that the brand does not offer', async () => {
    await openApp({
      path: '/game',
      brand: {
        features: { deposit: false, favourites: false },
        games: { categories: ['cockfight'] },
        company: { legalName: 'PT Kopi Malam', licences: [{ name: 'Licence 1' }] },
        payments: { shown: ['QRIS'] },
      },
    });
    await expect.poll(firstCard).not.toBeNull();
    expect(document.querySelector('a[href="/player/wallet/deposit"]')).toBeNull();
    expect(document.querySelector('.lobi-GameCard-root button')).toBeNull();
    expect(document.querySelector('a[href="/game?category=slots"]')).toBeNull();
    const footer = document.querySelector('.lobi-Footer-root')?.textContent;
    expect(footer).toMatch(/QRIS.*Licence 1.*PT Kopi Malam/);
  });
});

describe('menus of a brand', () => {
  const brand: Partial<BrandInput> = {
    navigation: {
      navbar: [{ href: 'https://blog.example.com', label: 'Blog' }],
      sidebar: {
        add: [
          { href: '/game?category=slots', label: 'Slot favorit', roles: ['player'] },
          { route: 'admin.report' },
        ],
        hide: ['bet.index'],
      },
      bottomBar: { player: [{ route: 'game.index' }, { href: '/terms', label: 'Aturan' }] },
      footer: {
        columns: [{ title: 'Tentang kami', links: [{ href: '/about', label: 'Peta situs' }] }],
      },
    },
  };

  it('menus of a brand add and hide items, and show nothing that the reader may not open', async () => {
    await openApp({ path: '/game', brand });
    await expect.element(page.getByRole('link', { name: 'Slot favorit' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Blog' })).toBeVisible();
    expect(document.querySelector('a[href="/admin/report"]')).toBeNull();
    expect(document.querySelector('.lobi-Sidebar-root a[href$="/bet"]')).toBeNull();
    await expect.element(page.getByText('Tentang kami')).toBeInTheDocument();
  });

  it('replace the places of the bottom bar; the account stays', async () => {
    await openApp({ path: '/game', brand, size: [390, 844] });
    const places = () =>
      [...document.querySelectorAll('.lobi-BottomBar-item')].map((item) =>
        item.getAttribute('href'),
      );
    await expect.poll(places).toEqual(['/game', '/terms', '/dashboard']);
  });
});
