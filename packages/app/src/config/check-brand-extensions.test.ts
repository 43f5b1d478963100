import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { coinGame } from '../testing/coin-game/game.ts';
import { findings, page } from '../testing/small-brand.ts';

const promo = { name: 'promo.index', path: '/promo', title: 'Promo', load: page } as const;

describe('checkBrand for calls of a partner’s backend', () => {
  const claim = {
    name: 'promo.claim',
    method: 'POST',
    path: '/api/promo/{offerId}/claim',
  } as const;
  const plugin = (...requests: object[]) => ({ plugins: [{ name: 'promo', requests }] });

  it('checkBrand accepts calls of the brand and its plugins, with schemas of Standard Schema', () => {
    const read = { name: 'news.list', method: 'GET', path: '/api/news', answer: z.unknown() };
    expect(findings({ requests: [read], ...plugin(claim) })).toEqual([]);
  });

  it.each([
    ['a path of another origin', 'path', 'https://other.example/api', 'LB101'],
    ['a path outside /api', 'path', '/promo', 'LB101'],
    ['a path with parent segments', 'path', '/api/../promo', 'LB101'],
    ['a value that is not a schema', 'answer', {}, 'LB101'],
    ['the name of a call of the contract', 'name', 'wallet.show', 'LB501'],
    ['the path of a call of the contract', 'path', '/api/round/{id}/bet', 'LB502'],
  ])('checkBrand rejects %s', (_description, key, value, code) => {
    const [finding] = findings(plugin({ ...claim, [key]: value }));
    expect(finding).toMatch(new RegExp(`^${code} plugins.0.requests.0.${key} `));
  });

  it('checkBrand rejects two calls with one name or one path, regardless of the names of their parameters', () => {
    const other = { ...claim, path: '/api/promo/{id}/claim' };
    expect(findings({ requests: [claim], ...plugin(other) })).toEqual([
      'LB501 plugins.0.requests.0.name "promo.claim" is the name of another call. → choose another name',
      'LB502 plugins.0.requests.0.path "POST /api/promo/{id}/claim" is the call "promo.claim". → choose another path',
    ]);
  });
});

describe('checkBrand for pages, menus and components', () => {
  it('checkBrand finds no problem in valid pages, menus and components', () => {
    expect(
      findings({
        slots: { announcement: page, 'lobby.top': page, 'error.404': page },
        components: { GameCard: page },
        texts: { 'promo.hello': { id: 'Halo', en: 'Hello', es: 'Hola', 'zh-Hans': '你好' } },
        routes: {
          extend: [{ ...promo, access: ['player'], nav: { group: 'play' } }],
          replace: { 'player.dashboard': page },
          disable: ['earning.index'],
          titles: { 'game.index': 'Pasar Malam' },
          roles: { 'report.index': ['agent'] },
        },
        navigation: {
          navbar: [{ route: 'promo.index' }],
          sidebar: { hide: ['bet.index'], add: [{ route: 'ledger.index' }] },
          bottomBar: { player: [{ route: 'game.index' }] },
          footer: { columns: [{ title: 'Us', links: [{ href: '/about', label: 'About' }] }] },
        },
        plugins: [{ name: 'chat', slots: { 'footer.top': page }, onEvent: () => undefined }],
        features: { deposit: false },
        games: { categories: ['slots'], hidden: ['g1'], order: ['Arena Timur'] },
        payments: { order: ['qris'], texts: { BCA: 'Bank transfer' }, shown: ['QRIS'] },
        company: { legalName: 'PT Kopi', licences: [{ name: 'Licence 1' }] },
        analytics: { consent: 'none' },
        onEvent: () => undefined,
        onError: () => undefined,
      }),
    ).toEqual([]);
  });

  it.each([
    [
      'a slot that does not exist',
      { slots: { 'navbar.edn': page } },
      'LB102 slots.navbar.edn unknown key. Did you mean "navbar.end"?',
    ],
    [
      'a slot that loads nothing',
      { slots: { announcement: './banner.tsx' } },
      'LB101 slots.announcement "./banner.tsx" must be a function that imports a file, such as () => import(\'./slots/promo.tsx\').',
    ],
    [
      'a component that protects players',
      { components: { RealityCheck: page } },
      'LB601 components.RealityCheck protects players and always stays as it is.',
    ],
    [
      'a page that is misspelt',
      { routes: { disable: ['earnings.index'] } },
      'LB401 routes.disable.0 no page is named "earnings.index". Did you mean "earning.index"?',
    ],
    [
      'a page that always stays',
      { routes: { disable: ['limit.index'] } },
      'LB404 routes.disable.0 "limit.index" always stays as it is.',
    ],
    [
      'another log-in',
      { routes: { replace: { login: page } } },
      'LB404 routes.replace.login "login" always stays as it is.',
    ],
    [
      'a role that may not open a page',
      { routes: { roles: { 'admin.report': ['admin', 'agent'] } } },
      'LB402 routes.roles.admin.report.1 "agent" may not open "admin.report"; roles can only be taken away. → use some of admin, superadmin',
    ],
    [
      'a page that closes to guests what is open to them',
      { routes: { roles: { 'game.index': ['player'] } } },
      'LB404 routes.roles.game.index "game.index" is open to guests, who have no role. → leave it out',
    ],
    [
      'a name that is taken',
      { routes: { extend: [{ ...promo, name: 'game.index' }] } },
      'LB403 routes.extend.0.name "game.index" is the name of another page. → use routes.replace to draw "game.index" yourself, or choose another name',
    ],
    [
      'a path that is taken, whatever its parameter is called',
      { routes: { extend: [{ ...promo, path: '/wallet/:id/ledger' }] } },
      'LB403 routes.extend.0.path "/wallet/:id/ledger" is the address of "ledger.index". → choose another path',
    ],
    [
      'a path of a plugin that the brand has taken',
      {
        routes: { extend: [promo] },
        plugins: [{ name: 'deals', routes: { extend: [{ ...promo, name: 'deal.index' }] } }],
      },
      'LB403 plugins.0.routes.extend.0.path "/promo" is the address of "promo.index". → choose another path',
    ],
    [
      'a link to a page that does not exist',
      { navigation: { navbar: [{ route: 'promo.indx' }] }, routes: { extend: [promo] } },
      'LB401 navigation.navbar.0.route no page is named "promo.indx". Did you mean "promo.index"?',
    ],
    [
      'a link to a page that is switched off',
      {
        navigation: { navbar: [{ route: 'earning.index' }] },
        routes: { disable: ['earning.index'] },
      },
      'LB401 navigation.navbar.0.route "earning.index" is switched off by routes.disable. → leave the link out',
    ],
    [
      'a link to one of many',
      { navigation: { navbar: [{ route: 'game.show' }] } },
      'LB401 navigation.navbar.0.route "game.show" needs :gameId in its path. → use an href with everything filled in',
    ],
    [
      'a link that leads nowhere',
      { navigation: { navbar: [{ label: 'Blog' }] } },
      'LB101 navigation.navbar.0 must name either a route or an href.',
    ],
    [
      'a link that runs code',
      { navigation: { navbar: [{ href: 'javascript:alert(1)', label: 'Blog' }] } },
      'LB101 navigation.navbar.0.href "javascript:alert(1)" must be a path of this site or a complete address that begins with https://.',
    ],
    [
      'a title without a supported language',
      { routes: { extend: [{ ...promo, title: { id: 'Promo', en: 'Promotions' } }] } },
      'LB302 routes.extend.0.title is missing in "es", "zh-Hans". → give it in every language of i18n.supported, or one text for all',
    ],
    [
      'a text with a key of the app',
      { texts: { 'app.login': 'Enter' } },
      'LB303 texts.app.login is the key of another text. → change the app’s own words in i18n.messages',
    ],
    [
      'an event listener that is none',
      { onEvent: 'https://stats.example.com' },
      'LB101 onEvent "https://stats.example.com" must be a function.',
    ],
    [
      'a frame of another site that is no origin',
      { security: { frameAncestors: ['https://partner.example/page'] } },
      'LB101 security.frameAncestors.0 "https://partner.example/page" must be an origin such as "https://api.example.com", without a path.',
    ],
    [
      'a misspelt feature',
      { features: { deposits: false } },
      'LB102 features.deposits unknown key. Did you mean "deposit"?',
    ],
    [
      'a licence that leads to no address',
      { company: { legalName: 'PT Kopi', licences: [{ name: 'L', href: 'licence.pdf' }] } },
      'LB101 company.licences.0.href "licence.pdf" must be a complete address that begins with https://.',
    ],
    [
      'a name of a channel without a supported language',
      { payments: { texts: { BCA: { id: 'Transfer BCA' } } } },
      'LB302 payments.texts.BCA is missing in "en", "es", "zh-Hans". → give it in every language of i18n.supported, or one text for all',
    ],
    [
      'an own game with the name of a built-in one',
      { ownGames: [{ ...coinGame, name: 'dice' }] },
      'LB801 ownGames.0.name "dice" is the name of another game. → choose another name',
    ],
    [
      'an own game of a plugin that the brand has as well',
      { ownGames: [coinGame], plugins: [{ name: 'coin', ownGames: [coinGame] }] },
      'LB801 plugins.0.ownGames.0.name "coin" is the name of another game. → choose another name',
    ],
    [
      'an own game without a stage',
      { ownGames: [{ ...coinGame, stage: './stage.tsx' }] },
      'LB101 ownGames.0.stage "./stage.tsx" must be a function that imports a file, such as () => import(\'./slots/promo.tsx\').',
    ],
    [
      'rules of an own game without a supported language',
      { ownGames: [{ ...coinGame, about: { id: 'Tebak sisi.' } }] },
      'LB302 ownGames.0.about is missing in "en", "es", "zh-Hans". → give it in every language of i18n.supported, or one text for all',
    ],
    [
      'a plugin that comes twice',
      { plugins: [{ name: 'chat' }, { name: 'chat' }] },
      'LB101 plugins.1.name "chat" is there already. → leave one of them out',
    ],
  ])('checkBrand for pages, menus and components rejects %s', (_case, changes, finding) => {
    expect(findings(changes)).toEqual([finding]);
  });
});
