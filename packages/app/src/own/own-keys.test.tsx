import { addBuiltInGames } from '@lobi/core/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { BrandInput } from '../config/brand-schema.ts';
import type { BrandEvent } from '../config/events.ts';
import { setConsent } from '../page/consent.ts';
import { openApp } from '../testing/open-app.tsx';

const shown = () => document.body.textContent ?? '';
const firstOf = (selector: string) => document.querySelector(selector);
const styleOf = (selector: string): CSSStyleDeclaration | undefined => {
  const element = firstOf(selector);
  return element ? getComputedStyle(element) : undefined;
};

/** Value of a CSS variable of the theme. */
const token = (name: string) =>
  styleOf('div[data-lobi-theme]')?.getPropertyValue(`--lobi-${name}`).trim();
const hrefsIn = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));

const promo = async () => ({ default: (await import('../testing/brand-components.tsx')).Promo });

describe('keys of a brand file', () => {
  const brand: Partial<BrandInput> = {
    name: 'Kopi88',
    meta: { titleTemplate: '{brand}: {title}' },
    locale: { timeZone: 'Asia/Manila' },
    money: { quickAmounts: ['12345', '67890'] },
    theme: { density: 'compact', tokens: { radius: 0 } },
    company: {
      legalName: 'PT Kopi Malam',
      address: 'Jalan Kopi 88',
      licences: [{ name: 'Licence 1', href: 'https://licence.example/1' }, { name: 'Licence 2' }],
    },
    compliance: { minimumAge: 25, socialProof: false },
  };

  // id: brand-keys-in-lobby
  it('the lobby uses name, title, time zone, company, age, density and shape of the brand', async () => {
    await openApp({ path: '/game', brand });
    await expect.poll(() => document.title).toMatch(/^Kopi88: /);
    const footer = () => firstOf('.lobi-Footer-root')?.textContent;
    await expect.poll(footer).toMatch(/25\+.*PT Kopi Malam · Jalan Kopi 88.*Asia\/Manila/);
    expect(firstOf('[data-lobi-density="compact"]')).not.toBeNull();
    await expect.poll(() => styleOf('.lobi-GameCard-art')?.borderRadius).toBe('0px');
  });

  // id: brand-licences
  it('the footer names the licences of the company, and links their proofs', async () => {
    await openApp({ path: '/game', brand });
    const licences = () => firstOf('.lobi-Footer-licences')?.textContent;
    await expect.poll(licences).toMatch(/Licence 1.*Licence 2/);
    expect(hrefsIn('.lobi-Footer-licences')).toEqual(['https://licence.example/1']);
  });

  // id: brand-social-proof
  it('the lobby shows wins of others unless the brand disables them', async () => {
    const card = () => firstOf('.lobi-GameCard-root');
    const ticker = () => firstOf('.lobi-LiveWinsTicker-root');
    await openApp({ path: '/game', brand });
    await expect.poll(card).not.toBeNull();
    expect(ticker()).toBeNull();
  });

  // id: brand-live-wins
  it.each([
    ['shows', {}],
    ['does not show', { features: { liveWins: false } }],
  ])('the lobby %s recent wins of others', async (shows, own) => {
    await openApp({ path: '/game', brand: own });
    // It is of the same answer as the wins.
    await expect.element(page.getByRole('heading', { name: 'Populer' })).toBeVisible();
    const ticker = () => firstOf('.lobi-LiveWinsTicker-root');
    if (shows === 'shows') await expect.poll(ticker).not.toBeNull();
    else expect(ticker()).toBeNull();
  });

  // id: brand-quick-amounts
  it('the withdrawal form offers the quick amounts of the brand', async () => {
    await openApp({ path: '/player/wallet/withdraw', brand: { money: brand.money } });
    await expect.poll(shown).toMatch(/12[.,]345/);
  });

  // id: brand-currency
  it('a new channel has the currency of the brand', async () => {
    const path = '/admin/channel/create';
    await openApp({ path, role: 'superadmin', brand: { money: { currency: 'PHP' } } });
    await expect.poll(shown).toMatch(/PHP|₱/);
    expect(shown()).not.toMatch(/IDR|Rp/);
  });

  // id: brand-support
  it('every page leads to the support of the brand by chat, phone, mail and help page', async () => {
    const support = {
      mail: 'tolong@kopi88.example',
      chat: 'https://chat.example/kopi88',
      phone: '+62 812 3456 7890',
      url: 'https://help.example/kopi88',
    };
    await openApp({ path: '/game', brand: { support } });
    await expect
      .poll(() => hrefsIn('.lobi-Footer-support'))
      .toEqual([
        'https://chat.example/kopi88',
        'tel:+6281234567890',
        'mailto:tolong@kopi88.example',
        'https://help.example/kopi88',
      ]);
  });

  // id: brand-help-links
  it('the page of limits names the services of the brand that help, with phone, page and remark', async () => {
    const helpLinks = [
      { name: 'Bantuan Judi', phone: '0811 222', note: 'Setiap hari' },
      { name: 'Teman Malam', href: 'https://bantuan.example/judi' },
    ];
    await openApp({ path: '/user/user-player/limit', brand: { compliance: { helpLinks } } });
    const help = () => firstOf('.lobi-HelpLinks-root')?.textContent;
    await expect.poll(help).toMatch(/Bantuan Judi.*Setiap hari.*0811 222.*Teman Malam/);
    expect(hrefsIn('.lobi-HelpLinks-root')).toEqual([
      'tel:0811222',
      'https://bantuan.example/judi',
    ]);
  });

  // id: brand-odds-format
  it('a fight shows odds in the format of the brand', async () => {
    // The pools pay 1.84 and 1.91 with the stake, which is 0.84 and 0.91 without it.
    const odds = () =>
      [...document.querySelectorAll('.lobi-OddsBoard-odds')].map(({ textContent }) => textContent);
    await openApp({ path: '/game/game-arena', brand: { betting: { oddsFormat: 'hk' } } });
    await expect.poll(odds).toEqual(['odds 0,84', 'odds 0,91']);
  });
});

describe('languages and words of a brand', () => {
  // id: brand-languages-offered
  it('visitors may choose the languages of the brand, in its order', async () => {
    await openApp({ path: '/game', role: 'guest', brand: { i18n: { supported: ['es', 'id'] } } });
    await page
      .getByRole('button', { name: /^Bahasa/ })
      .first()
      .click();
    const tags = () =>
      page
        .getByRole('menuitemradio')
        .elements()
        .map((item) => item.textContent?.trim());
    await expect.poll(tags).toEqual(['Español', 'Bahasa Indonesia']);
  });

  // id: brand-messages
  it('the words of the brand replace those of the app and of the kit', async () => {
    const id = { 'app.login': 'Gerbang masuk', 'kit.navigation.payments': 'Cara bayar' };
    await openApp({
      path: '/game',
      role: 'guest',
      brand: { i18n: { messages: { id } }, payments: { shown: ['QRIS'] } },
    });
    await expect.element(page.getByRole('link', { name: 'Gerbang masuk' }).first()).toBeVisible();
    await expect.poll(() => firstOf('.lobi-Footer-payments')?.textContent).toBe('Cara bayarQRIS');
  });
});

describe('the theme of a brand', () => {
  // id: brand-fonts
  it('text and headings have the fonts of the brand', async () => {
    await openApp({ path: '/login', role: 'guest', brand: { fonts: { body: 'Kopi Sans' } } });
    await expect.poll(() => styleOf('h1')?.fontFamily).toMatch(/^"Kopi Sans", /);
    expect(getComputedStyle(document.body).fontFamily).toMatch(/^"Kopi Sans", /);
  });

  // id: brand-heading-font
  it('headings have a font of their own where the brand names one', async () => {
    await openApp({ path: '/game', role: 'guest', brand: { fonts: { heading: 'Kopi Serif' } } });
    await expect
      .poll(() => styleOf('.lobi-GameRail-root h2')?.fontFamily)
      .toMatch(/^"Kopi Serif", /);
    expect(getComputedStyle(document.body).fontFamily).not.toContain('Kopi');
  });

  // id: brand-colours
  it('a colour of the brand is that of its theme', async () => {
    const tokens = { color: { accent: '#ffd166' as const } };
    await openApp({ path: '/login', role: 'guest', brand: { theme: { tokens } } });
    await expect.poll(() => token('color-accent')).toBe('#ffd166');
  });

  // id: brand-type
  it('texts grow by the factor of the brand', async () => {
    const tokens = { type: 1.2 };
    await openApp({ path: '/game', role: 'guest', brand: { theme: { tokens } } });
    // On wide pages the title of a rail is 24 px, in a theme without a factor.
    await expect.poll(() => styleOf('.lobi-GameRail-root h2')?.fontSize).toBe('28.8px');
  });

  // id: brand-accent
  it('an accent of the brand colours its buttons', async () => {
    const theme = { accent: '#66d9ff' };
    await openApp({ path: '/login', role: 'guest', brand: { theme } });
    await expect.poll(() => token('color-accent')).toBe('#66d9ff');
    const buttons = () =>
      page
        .getByRole('button', { name: 'Masuk' })
        .elements()
        .map((button) => getComputedStyle(button).backgroundColor);
    await expect.poll(buttons).toContain('rgb(102, 217, 255)');
  });

  // id: brand-art
  it('pictures have the tone, the light, the colours and the patterns of the brand', async () => {
    const art = { palette: ['#ff0000'], patterns: ['weave' as const] };
    const theme = { art: { ...art, tone: 'grey' as const, light: 'floodlight' as const } };
    await openApp({ path: '/game?category=slots', brand: { theme } });
    const pictures = () =>
      [...document.querySelectorAll<HTMLImageElement>('.lobi-GameCard-root img')]
        .map(({ src }) => decodeURIComponent(src))
        .filter((src) => src !== '');
    await expect.poll(() => pictures().length).toBeGreaterThan(3);
    const found = (part: RegExp) => new Set(pictures().map((text) => part.exec(text)?.[0]));
    expect(found(/<pattern.*<\/pattern>/).size, 'one pattern').toBe(1);
    expect(found(/<rect width='240' height='300' fill='#\w+'/).size, 'one ground').toBe(1);
    expect(token('art-filter')).toBe('grayscale(1)');
    expect(token('art-floodlight')).toBe('inline');
  });

  it('pictures differ in colours and patterns where the brand names none', async () => {
    await openApp({ path: '/game?category=slots' });
    const found = (part: RegExp) =>
      new Set(
        [...document.querySelectorAll<HTMLImageElement>('.lobi-GameCard-root img')].flatMap(
          ({ src }) => part.exec(decodeURIComponent(src))?.[0] ?? [],
        ),
      );
    await expect.poll(() => found(/<pattern.*<\/pattern>/).size).toBeGreaterThan(1);
    await expect
      .poll(() => found(/<rect width='240' height='300' fill='#\w+'/).size)
      .toBeGreaterThan(1);
    expect([token('art-filter'), token('art-floodlight')]).toEqual(['none', 'none']);
  });
});

describe('what a brand offers', () => {
  const referral = () => firstOf('.lobi-ReferralCard-root');

  // id: brand-referral
  it.each([
    ['has', '/agent/dashboard', undefined],
    ['has', '/user/user-agent', { referral: true }],
    ['does not have', '/agent/dashboard', { referral: false }],
    ['does not have', '/user/user-agent', { referral: false }],
  ] as const)(
    'an agent %s a link to share on %s with the features %j',
    async (has, path, features) => {
      await openApp({ path, role: 'agent', brand: { features } });
      const facts = () => firstOf('.lobi-KpiRow-root, .lobi-DescriptionList-root');
      await expect.poll(facts).not.toBeNull();
      if (has === 'has') await expect.poll(referral).not.toBeNull();
      else expect(referral()).toBeNull();
    },
  );

  // id: brand-money-ways
  it.each([
    [{ withdraw: false }, '/player/wallet/deposit'],
    [{ deposit: false }, '/player/wallet/withdraw'],
  ])(
    'a dashboard has only the ways of the brand with the features %j: %s',
    async (features, left) => {
      await openApp({ path: '/player/dashboard', brand: { features } });
      const ways = () =>
        hrefsIn('main').filter((href) => /\/wallet\/(deposit|withdraw)$/.test(href ?? ''));
      await expect.poll(ways).toEqual([left]);
    },
  );

  // id: brand-channels
  it('the deposit form has the order, names and drawings of channels of the brand', async () => {
    const payments = {
      order: ['va', 'Dompet Kilat'],
      texts: { 'Dompet Kilat': 'Kopi Pay' },
      icons: { 'Dompet Kilat': 'M1 2h3', bank: 'M4 5h6' },
    };
    await openApp({ path: '/player/wallet/deposit?new=1', brand: { payments } });
    const amount = page.getByRole('textbox', { name: 'Jumlah' });
    await amount.fill('100000');
    await page.getByRole('button', { name: 'Lanjut' }).click();
    const cards = () => [...document.querySelectorAll('.lobi-ChannelPicker-root label')];
    await expect.poll(() => cards()[0]?.textContent).toContain('Virtual Account Samudra');
    expect(cards()[1]?.textContent).toContain('Kopi Pay');
    expect(
      cards()
        .map(({ textContent }) => textContent)
        .join(),
    ).not.toContain('Dompet Kilat');
    const drawnIn = (name: string) =>
      cards()
        .find(({ textContent }) => textContent?.includes(name))
        ?.querySelector('path')
        ?.getAttribute('d');
    expect([drawnIn('Kopi Pay'), drawnIn('Bank Samudra')]).toEqual(['M1 2h3', 'M4 5h6']);
  });

  // id: brand-games
  it('the lobby has the games of the brand, in its order', async () => {
    const games = () => hrefsIn('.lobi-GameGrid-root').filter((href) => href?.startsWith('/game/'));
    const changes = { hidden: ['game-lampion'], order: ['game-slots-reef-wide'] };
    await openApp({ path: '/game?category=slots', brand: { games: changes } });
    await expect
      .poll(() => games().slice(0, 2))
      .toEqual(['/game/game-slots-reef-wide', '/game/game-rempah']);
    expect(games()).not.toContain('/game/game-lampion');
  });

  // id: brand-featured-games
  it('the popular games of the lobby begin with those that the brand features', async () => {
    await openApp({ path: '/game', brand: { games: { featured: ['Meja Senja'] } } });
    const popular = () =>
      page.getByRole('region', { name: 'Populer' }).getByRole('link').elements()[0];
    await expect.poll(() => popular()?.getAttribute('href')).toBe('/game/game-meja');
  });

  it('a hidden game cannot be opened by its address', async () => {
    await openApp({
      path: '/game/game-dice',
      before: ({ world }) => addBuiltInGames(world, ['dice']),
      brand: { games: { hidden: ['game-dice'] } },
    });
    await expect.poll(() => firstOf('.lobi-ErrorPage-root')).not.toBeNull();
  });

  // id: brand-no-consent
  it('events are sent without consent if the brand sets consent to none', async () => {
    setConsent(null);
    onTestFinished(() => setConsent(null));
    const events: BrandEvent[] = [];
    await openApp({
      path: '/game',
      brand: { analytics: { consent: 'none' }, onEvent: (event) => void events.push(event) },
    });
    await expect.poll(() => events).toContainEqual({ type: 'page.opened', page: 'game.index' });
    expect(page.getByRole('button', { name: 'Terima semua' }).elements()).toEqual([]);
  });
});

describe('links of a brand', () => {
  const drawing = 'M1 2h3v4';

  // id: brand-link-roles
  it('a link is shown to the roles that it names, with its words and its drawing', async () => {
    const navigation = {
      sidebar: {
        add: [
          { href: '/for-agents', label: 'Untuk agen', roles: ['agent' as const] },
          { route: 'report.index', label: 'Laporan saya', icon: drawing },
        ],
      },
    };
    await openApp({ path: '/game', brand: { navigation } });
    const item = page.getByRole('link', { name: 'Laporan saya' });
    await expect.element(item).toBeVisible();
    expect(item.element().getAttribute('href')).toBe('/wallet/wallet-player/report');
    expect(item.element().querySelector(`path[d="${drawing}"]`)).not.toBeNull();
    expect(firstOf('a[href="/for-agents"]')).toBeNull();
  });

  // id: brand-page-nav
  it.each([
    ['player', 'account', ['/promo']],
    ['agent', 'account', ['/promo', '/tips']],
  ] as const)(
    'the menu of a %s has items of added pages in the group %s: %j',
    async (role, group, paths) => {
      const pageNamed = (name: string) => ({
        name: `${name}.index`,
        path: `/${name}`,
        title: name,
        access: ['player' as const, 'agent' as const],
        load: promo,
      });
      const nav = { group, icon: drawing };
      const extend = [
        { ...pageNamed('promo'), nav },
        { ...pageNamed('tips'), nav: { ...nav, roles: ['agent' as const] } },
      ];
      const path = role === 'agent' ? '/user' : '/game';
      await openApp({ path, role, brand: { plugins: [{ name: 'promo', routes: { extend } }] } });
      const added = () =>
        hrefsIn('.lobi-Sidebar-root').filter((href) => /^\/(promo|tips)$/.test(href ?? ''));
      await expect.poll(added).toEqual(paths);
      expect(firstOf(`.lobi-Sidebar-root a[href="/promo"] path[d="${drawing}"]`)).not.toBeNull();
      const all = hrefsIn('.lobi-Sidebar-root');
      expect(all.indexOf('/dashboard'), 'in the group of the account').toBe(
        all.indexOf(paths.at(-1) ?? '') + 1,
      );
    },
  );

  // id: brand-titles
  it('a title of the brand is that of the page and of its menu item', async () => {
    const titles = { 'game.index': { id: 'Pasar Malam', en: 'Night market' } };
    await openApp({ path: '/game', brand: { routes: { titles } } });
    await expect.poll(() => document.title).toBe('Pasar Malam · Lentera');
    await expect
      .poll(() => firstOf('.lobi-Sidebar-root a[href="/game"]')?.textContent)
      .toBe('Pasar Malam');
  });
});
