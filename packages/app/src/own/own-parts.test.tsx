import { addBuiltInGames } from '@lobi/core/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { BrandInput } from '../config/brand-schema.ts';
import type { BrandEvent } from '../config/events.ts';
import { renderBrand } from '../fake-platform/render-brand.tsx';
import { setConsent } from '../page/consent.ts';
import { claim, offers } from '../testing/brand-components.tsx';
import { openApp } from '../testing/open-app.tsx';
import { AddressRecorder, currentAddress } from '../testing/address-recorder.tsx';

const components = () => import('../testing/brand-components.tsx');
const welcome = async () => ({ default: (await components()).Welcome });
const broken = async () => ({ default: (await components()).Broken });
const promo = async () => ({ default: (await components()).Promo });

const firstCard = () => document.querySelector('.lobi-GameCard-root');

describe('slots of a brand', () => {
  // id: brand-plugin-slots
  it('slots render components of the brand and its plugins, the brand first', async () => {
    const brand: Partial<BrandInput> = {
      slots: { 'lobby.top': welcome },
      plugins: [{ name: 'twice', slots: { 'lobby.top': welcome } }],
    };
    await openApp({ path: '/game', brand });
    await expect.poll(() => page.getByText('Welcome player').elements().length).toBe(2);
  });

  it('a failing slot component does not affect the page', async () => {
    await openApp({
      path: '/game',
      brand: { slots: { announcement: broken, 'lobby.top': welcome } },
    });
    await expect.element(page.getByText('Welcome player')).toBeVisible();
    await expect.poll(firstCard).not.toBeNull();
  });

  it('a slot inside a component of the kit renders a component of the brand', async () => {
    const badge = async () => ({ default: (await components()).Badge });
    await openApp({ path: '/game', brand: { slots: { 'gameCard.badge': badge } } });
    await expect.element(page.getByText(/^Badge of /).first()).toBeInTheDocument();
  });

  it('a slot adds content to the page of an unknown address', async () => {
    await openApp({ path: '/nowhere', brand: { slots: { 'error.404': promo } } });
    await expect.element(page.getByText('Promotion of the day')).toBeVisible();
  });
});

describe('calls of a plugin', () => {
  const slots = { 'lobby.top': async () => ({ default: (await components()).Offers }) };
  const input: BrandInput = {
    schema: 1,
    id: 'kopi88',
    name: 'Kopi88',
    extends: 'pesisir',
    i18n: { default: 'en' },
    plugins: [{ name: 'promo', slots, requests: [offers, claim] }],
  };
  const title = 'Double Friday';

  // id: brand-plugin-calls
  it('a component of a plugin reads and makes calls of the partner’s backend, and reads again', async () => {
    let pendingFiles = [
      { id: 'offer-1', title },
      { id: 'offer-2', title: 'Welcome back' },
    ];
    const app = await renderBrand(input, {
      before(backend) {
        backend.answer(offers, ({ user }) => ({ data: user ? pendingFiles : [] }));
        backend.answer(claim, ({ input: { params } }) => {
          pendingFiles = pendingFiles.filter(({ id }) => id !== params.offerId);
          return undefined;
        });
      },
    });
    onTestFinished(() => app.close());
    await page.getByRole('button', { name: title }).click();
    await expect.poll(() => page.getByRole('button', { name: title }).elements()).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Welcome back' })).toBeVisible();
  });

  it('a call of a plugin without a response fails with a message in the user’s language', async () => {
    const app = await renderBrand(input);
    onTestFinished(() => app.close());
    await expect.element(page.getByText('Offers: This page does not exist.')).toBeVisible();
  });

  it('a component of a plugin cannot make an undeclared call', async () => {
    const app = await renderBrand({ ...input, plugins: [{ name: 'promo', slots }] });
    onTestFinished(() => app.close());
    await expect.poll(firstCard).not.toBeNull();
    expect(app.backend.seen.map(({ name }) => name)).not.toContain('promo.offers');
    expect(page.getByText(/^Offers/).elements()).toEqual([]);
  });
});

describe('components of a brand', () => {
  // id: brand-components
  it('components of a brand wrap those of the kit', async () => {
    const GameCard = async () => ({ default: (await components()).FramedCard });
    await openApp({ path: '/game', brand: { components: { GameCard } } });
    await expect
      .poll(() => document.querySelector('[data-framed] .lobi-GameCard-root'))
      .not.toBeNull();
  });

  it('a failing component of a brand is replaced by that of the kit', async () => {
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
  // id: brand-page-added
  it('an added page has a frame, a title and a menu item like any other', async () => {
    await openApp({ path: '/promo', brand: withPromo });
    await expect.element(page.getByText('Promotion of the day')).toBeVisible();
    await expect.poll(() => document.title).toBe('Promo · Lentera');
    const link = document.querySelector('.lobi-Sidebar-root a[href="/promo"]');
    expect(link?.textContent).toBe('Promo');
    expect(link?.getAttribute('aria-current')).toBe('page');
  });

  // id: brand-page-bare
  it('an added page with the bare frame links back to the lobby', async () => {
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

  it('a page of a brand asks guests to log in, and returns them to it', async () => {
    await openApp({ path: '/promo', role: 'guest', brand: withPromo, beside: <AddressRecorder /> });
    await expect.poll(currentAddress).toBe('/login');
    expect(document.querySelector('a[href="/promo"]')).toBeNull();
  });

  // id: brand-page-roles
  it('a page of a brand rejects roles without access', async () => {
    await openApp({ path: '/promo', role: 'agent', brand: withPromo, beside: <AddressRecorder /> });
    await expect.poll(currentAddress).toBe('/403');
  });
});

describe('settings that a brand leaves to the platform', () => {
  // id: brand-allowed-settings
  it.each([
    { platform: 'is', allow: ['app.name'] as const, name: 'Kedai Malam' },
    { platform: 'is not', allow: [] as const, name: 'Kopi88' },
  ])('the name of the platform $platform taken over: $name', async ({ allow, name }) => {
    const app = await renderBrand(
      { ...own, settings: { allow: [...allow] } },
      { before: ({ world }) => void (world.settings = { name: 'Kedai Malam' }) },
    );
    onTestFinished(() => app.close());
    await expect.poll(firstCard).not.toBeNull();
    await expect.poll(() => document.title).toMatch(new RegExp(` · ${name}$`));
    await expect.element(page.getByText(name, { exact: true }).first()).toBeVisible();
  });
});

describe('pages that a brand changes', () => {
  it('a redirect of the app to a disabled page leads to the start page of the user', async () => {
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

  // id: brand-page-replaced
  it('a replaced page is rendered by the brand', async () => {
    const brand: Partial<BrandInput> = { routes: { replace: { 'player.dashboard': promo } } };
    await openApp({ path: '/player/dashboard', brand });
    await expect.element(page.getByText('Promotion of the day')).toBeVisible();
  });

  it('a replaced page is still guarded', async () => {
    const brand: Partial<BrandInput> = { routes: { replace: { 'player.dashboard': promo } } };
    await openApp({ path: '/player/dashboard', role: 'guest', brand, beside: <AddressRecorder /> });
    await expect.poll(currentAddress).toBe('/login');
    expect(page.getByText('Promotion of the day').elements()).toEqual([]);
  });

  // id: brand-page-disabled
  it('a disabled page is not found', async () => {
    await openApp({ path: '/game/live/slots', brand: { routes: { disable: ['game.live'] } } });
    await expect.poll(() => document.querySelector('.lobi-ErrorPage-root')).not.toBeNull();
  });

  // id: brand-page-denied
  it('a menu omits pages that the brand denies to a role', async () => {
    const brand: Partial<BrandInput> = { routes: { roles: { 'report.index': ['agent'] } } };
    const { client } = await openApp({ path: '/game', brand, beside: <AddressRecorder /> });
    await expect.poll(() => document.querySelector('.lobi-Sidebar-root a')).not.toBeNull();
    expect(client.auth.getSnapshot().context.user?.role).toBe('player');
    expect(document.querySelector('.lobi-Sidebar-root a[href$="/report"]')).toBeNull();
  });
});

describe('events of a brand', () => {
  // id: brand-events
  it('events of a brand are sent once the visitor consents', async () => {
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

  it('events of a brand are never sent if the visitor declines', async () => {
    setConsent(false);
    onTestFinished(() => setConsent(null));
    const events: BrandEvent[] = [];
    await openApp({ path: '/game', brand: { onEvent: (event) => void events.push(event) } });
    await expect.poll(firstCard).not.toBeNull();
    expect(events).toEqual([]);
  });
});

describe('features of a brand', () => {
  // id: brand-features
  it('a brand hides games, deposits and favourites that it does not offer', async () => {
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

describe('a brand without sound', () => {
  // id: brand-sound
  it('a brand without sound has no sound switch in a game, and stays silent', async () => {
    localStorage.setItem('lobi.sound', '1');
    localStorage.setItem('lobi.rules.dice', '1');
    await openApp({
      path: '/game/game-dice',
      before: ({ world }) => addBuiltInGames(world, ['dice']),
      brand: { features: { sound: false } },
    });
    await expect.element(page.getByRole('button', { name: 'Layar penuh' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Suara' }).elements()).toEqual([]);
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

  // id: brand-menus
  it('a brand adds and hides menu items, and shows none that the user may not open', async () => {
    await openApp({ path: '/game', brand });
    await expect.element(page.getByRole('link', { name: 'Slot favorit' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Blog' })).toBeVisible();
    expect(document.querySelector('a[href="/admin/report"]')).toBeNull();
    expect(document.querySelector('.lobi-Sidebar-root a[href$="/bet"]')).toBeNull();
    await expect.element(page.getByText('Tentang kami')).toBeInTheDocument();
  });

  // id: brand-bottom-bar
  it('a brand replaces the items of the bottom bar except the account', async () => {
    await openApp({ path: '/game', brand, size: [390, 844] });
    const places = () =>
      [...document.querySelectorAll('.lobi-BottomBar-item')].map((item) =>
        item.getAttribute('href'),
      );
    await expect.poll(places).toEqual(['/game', '/terms', '/dashboard']);
  });
});
