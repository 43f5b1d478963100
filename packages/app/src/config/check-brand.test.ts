import { contrastPairs, contrastRatio } from '@lobi/ui/tokens';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import baja from '../brands/baja/brand.config.ts';
import lentera from '../brands/lentera/brand.config.ts';
import pesisir from '../brands/pesisir/brand.config.ts';
import type { BrandInput } from './brand-schema.ts';
import { checkBrand, describeProblems } from './check-brand.ts';
import { coinGame } from '../testing/coin-game/game.ts';
import { fixedComponents } from './slots.ts';
import { resolveBrand } from './resolve-brand.ts';
import { looks, paletteOf } from './look-of.ts';

const good = { schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' } as const;

describe('checkBrand', () => {
  // id: brand-check-passes-own-brands
  it.each([lentera, pesisir, baja, good])('checkBrand finds no problem in $name', (brand) => {
    expect(checkBrand(brand)).toEqual([]);
  });

  it('checkBrand reports a misspelt key, and suggests the intended one', () => {
    expect(checkBrand({ ...good, money: { curency: 'IDR' } })).toEqual([
      {
        code: 'LB102',
        path: 'money.curency',
        message: 'unknown key. Did you mean "currency"?',
        repair: { key: 'currency' },
      },
    ]);
  });

  // id: brand-schema-version
  it('checkBrand rejects a brand file of another version', () => {
    expect(checkBrand({ ...good, schema: 2 })).toEqual([
      { code: 'LB101', path: 'schema', message: 'must be 1.' },
    ]);
  });

  // id: brand-minimum-age
  it('checkBrand rejects an age below the minimum of the platform', () => {
    expect(checkBrand({ ...good, compliance: { minimumAge: 18 } })).toEqual([
      { code: 'LB101', path: 'compliance.minimumAge', message: 'must be at least 21.' },
    ]);
  });

  it.each([
    [
      { theme: { schemes: ['dark', 'dark'] } },
      'theme.schemes',
      'must name each scheme once, the default first.',
    ],
    [{ theme: { schemes: [] } }, 'theme.schemes', 'must be at least 1.'],
    [{ theme: { schemes: ['sepia'] } }, 'theme.schemes.0', 'must be "dark", "light".'],
    [{ theme: { art: { palette: ['red'] } } }, 'theme.art.palette.0', /must be a colour such as/],
    [{ theme: { art: { patterns: ['dots'] } } }, 'theme.art.patterns.0', /must be "clouds", /],
    [{ theme: { art: { tone: 'pale' } } }, 'theme.art.tone', /must be "full", "warm", /],
    [
      { theme: { icons: { wallet: 'M1 1h2' } } },
      'theme.icons.wallet',
      '"wallet" must be the path data of a drawing, such as mdiGift of @mdi/js.',
    ],
    [
      { payments: { icons: { BCA: './bca.svg' } } },
      'payments.icons.BCA',
      /must be the path data of a drawing, such as mdiGift of @mdi\/js\./,
    ],
  ])('checkBrand reports the required form of %j', (given, path, message) => {
    const [problem, ...more] = checkBrand({ ...good, ...given });
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ code: 'LB101', path });
    expect(problem?.message).toMatch(message);
  });

  it.each([
    ['mail', 'help', 'must be an email address, such as help@example.com.'],
    ['chat', 'wa.me/62', 'must be a complete address that begins with https://.'],
    ['url', 'javascript:alert(1)', 'must be a complete address that begins with https://.'],
    ['phone', 'call us', 'must be a phone number as people dial it, such as +62 812 3456 7890.'],
  ])('checkBrand reports the required form of a support contact by %s', (way, value, message) => {
    expect(checkBrand({ ...good, support: { [way]: value } })).toEqual([
      { code: 'LB101', path: `support.${way}`, message: `"${value}" ${message}` },
    ]);
  });

  it('checkBrand rejects a support contact without any contact details', () => {
    expect(checkBrand({ ...good, support: {} })).toEqual([
      {
        code: 'LB101',
        path: 'support',
        message: 'must name at least one of mail, chat, phone and url, or be left out.',
      },
    ]);
  });

  const ms = { load: async () => ({ default: {} }) };
  it.each([
    [
      'a default that no language has',
      { default: 'ru' },
      ['LB304 i18n.default: no language has the tag "ru".'],
    ],
    [
      'a misspelt tag among those that are supported',
      { languages: { ms }, supported: ['id', 'mss'] },
      ['LB304 i18n.supported.1: no language has the tag "mss". Did you mean "ms"?'],
    ],
    [
      'a default that visitors cannot choose',
      { languages: { ms }, default: 'ms', supported: ['id'] },
      ['LB304 i18n.default: "ms" is not in i18n.supported.'],
    ],
    [
      'a language that the packages have',
      { languages: { en: ms } },
      ['LB303 i18n.languages.en: "en" is a language that the packages have.'],
    ],
    [
      'a tag in an unusual spelling',
      { languages: { 'pt-br': ms } },
      [
        'LB101 i18n.languages.pt-br: "pt-br" must be the tag of a language in its usual spelling, such as "ms" or "pt-BR".',
      ],
    ],
    [
      'a language without a file',
      { languages: { ms: { load: './locales/ms.json' } } },
      [
        `LB101 i18n.languages.ms.load: "./locales/ms.json" must be a function that imports a file, such as () => import('./locales/ms.json').`,
      ],
    ],
    [
      'a misspelt key of a language',
      { languages: { ms: { ...ms, baseOn: 'en' } } },
      ['LB102 i18n.languages.ms.baseOn: unknown key. Did you mean "basedOn"?'],
    ],
    ['a language that it adds', { languages: { ms }, default: 'ms', supported: ['ms', 'en'] }, []],
  ])('checkBrand validates languages: %s', (_name, i18n, problems) => {
    const found = checkBrand({ ...good, i18n });
    expect(found.map(({ code, path, message }) => `${code} ${path}: ${message}`)).toEqual(problems);
  });

  // id: brand-missing-texts
  it('checkBrand requires custom messages in an added language too, unless its fallback may be used', () => {
    const texts = { 'promo.title': { id: 'Promo', en: 'Promotions' } };
    const i18n = { languages: { ms }, supported: ['id', 'en', 'ms'] };
    const [problem] = checkBrand({ ...good, texts, i18n });
    expect(problem).toMatchObject({ path: 'texts.promo.title', message: 'is missing in "ms".' });
    for (const missing of ['warn', 'fallback']) {
      expect(checkBrand({ ...good, texts, i18n: { ...i18n, missing } })).toEqual([]);
    }
  });

  it('checkBrand rejects a custom message with an unknown key', () => {
    const problems = checkBrand({ ...good, i18n: { messages: { id: { 'app.logn': 'Masuk' } } } });
    expect(problems).toEqual([
      {
        code: 'LB301',
        path: 'i18n.messages.id.app.logn',
        message: 'no text has this key. Did you mean "app.login"?',
      },
    ]);
  });

  it('checkBrand accepts custom messages of the kit, and suggests the intended key', () => {
    const messages = (key: string) =>
      checkBrand({ ...good, i18n: { messages: { en: { [key]: 'Shut' } } } });
    expect(messages('kit.base.close')).toEqual([]);
    expect(messages('kit.base.cloze')[0]).toMatchObject({
      code: 'LB301',
      message: 'no text has this key. Did you mean "kit.base.close"?',
    });
  });

  it('checkBrand rejects a colour with too little contrast on its background', () => {
    const problems = checkBrand({ ...good, theme: { tokens: { color: { text: '#f0e8dd' } } } });
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toContain(
      'LB210 theme.tokens.color.text',
    );
    expect(problems[0]?.message).toMatch(/^text #f0e8dd on \w+ #\w{6} is 1\.\d:1; it needs 7:1\.$/);
  });

  it('checkBrand rejects an invalid colour', () => {
    const problems = checkBrand({ ...good, theme: { tokens: { color: { acent: '#0b7a75' } } } });
    expect(problems).toEqual([
      {
        code: 'LB102',
        path: 'theme.tokens.color.acent',
        message: 'unknown key. Did you mean "accent"?',
        repair: { key: 'accent' },
      },
    ]);
  });

  it('checkBrand suggests a readable colour in place of an unreadable one', () => {
    const color = { text3: '#aaaaaa' };
    const [problem] = checkBrand({ ...good, theme: { tokens: { color } } });
    expect(problem).toMatchObject({ fix: 'use #696969', repair: { value: "'#696969'" } });
    expect(checkBrand({ ...good, theme: { tokens: { color: { text3: '#696969' } } } })).toEqual([]);
  });

  it('checkBrand rounds an insufficient contrast down', () => {
    const color = { text3: '#6b6b6b' };
    expect(checkBrand({ ...good, theme: { tokens: { color } } })).toMatchObject([
      { message: 'text3 #6b6b6b on inset #f1eadf is 4.4:1; it needs 4.5:1.' },
    ]);
  });

  it.each(['#c2410c', '#ffff00', '#000000', '#ffffff', '#7f7f7f', '#00ff00'])(
    'checkBrand accepts every colour derived from the accent %s, in every theme',
    (accent) => {
      for (const look of Object.keys(looks)) {
        expect(checkBrand({ ...good, extends: look, theme: { accent } })).toEqual([]);
        const brand = resolveBrand({ ...good, extends: look as 'baja', theme: { accent } });
        const palette = paletteOf(brand.look);
        const short = contrastPairs.filter(
          ([front, back, minimum]) => contrastRatio(palette[front], palette[back]) < minimum,
        );
        expect(short).toEqual([]);
      }
    },
  );

  it('checkBrand reports the accepted form of an invalid key or path', () => {
    const problems = checkBrand({
      ...good,
      api: { origin: 'https://api.example.com/v1' },
      logo: { mark: 'mark.svg' },
    });
    expect(problems.map(({ path, message }) => `${path} ${message}`)).toEqual([
      'logo.mark "mark.svg" must be a path such as "./mark.svg".',
      'api.origin "https://api.example.com/v1" must be an origin such as "https://api.example.com", without a path.',
    ]);
  });

  // id: brand-own-backend
  it('checkBrand accepts the names and paths of a custom backend, and rejects invalid ones', () => {
    const own = {
      api: {
        csrf: { cookie: 'csrf', header: 'X-CSRF' },
        endpoints: { 'wallet.show': '/v2/purse/{walletId}' },
      },
      realtime: {
        key: 'kopi',
        host: 'ws.example.com',
        port: 443,
        scheme: 'https',
        wsPath: '/realtime',
      },
    } as const;
    expect(checkBrand({ ...good, ...own })).toEqual([]);
    expect(resolveBrand({ ...good, ...own }).connection).toEqual({
      csrf: own.api.csrf,
      endpoints: own.api.endpoints,
      realtime: own.realtime,
    });
    const wrong = { api: { endpoints: { 'wallet.sho': '/v2' } }, realtime: { host: 'wss://a' } };
    expect(checkBrand({ ...good, ...wrong }).map(({ path }) => path)).toEqual([
      'api.endpoints.wallet.sho',
      'realtime.host',
    ]);
  });

  it('checkBrand prints problems as sentences in columns', () => {
    const text = describeProblems(
      'brand.config.ts',
      checkBrand({ ...good, extends: 'kota', nam: 1 }),
    );
    expect(text).toContain('brand.config.ts has 2 problems');
    expect(text).toContain('LB102  nam');
    expect(text).toContain('must be "lentera", "pesisir", "baja".');
  });
});

const page = () => Promise.resolve({ default: () => null });
const promo = { name: 'promo.index', path: '/promo', title: 'Promo', load: page } as const;
const findings = (changes: object) =>
  checkBrand({ ...good, ...changes }).map(
    ({ code, path, message, fix }) =>
      `${code} ${path} ${message}${fix === undefined ? '' : ` → ${fix}`}`,
  );

describe('settings that protect players and cannot be disabled', () => {
  it.each([
    ['guard', 'security', { guard: false }],
    ['protection against forged calls', 'api', { csrf: false }],
    ['notice', 'compliance', { notice: false }],
    ['agreement', 'compliance', { agreement: false }],
    ['limits and breaks', 'compliance', { limits: false }],
    ['reality check', 'compliance', { realityCheckMin: 0 }],
    ['rule that only a win is celebrated', 'features', { celebrations: true }],
    ['role table', 'roles', { player: ['admin.report'] }],
  ])('checkBrand rejects a key for the %s', (_what, key, value) => {
    expect(findings({ [key]: value })[0]).toMatch(new RegExp(`^LB10[12] ${key}`));
  });

  it.each(['root', 'terms', 'login', 'auth.register', 'password.reset', 'limit.index'])(
    'checkBrand rejects replacing or disabling %s',
    (name) => {
      const codes = (changes: object) => findings(changes).map((finding) => finding.slice(0, 5));
      expect(codes({ routes: { replace: { [name]: page } } })).toEqual(['LB404']);
      expect(codes({ routes: { disable: [name] } })).toEqual(['LB404']);
    },
  );

  it.each(fixedComponents)('checkBrand rejects wrapping %s', (name) => {
    expect(findings({ components: { [name]: page } })[0]).toMatch(/^LB601 /);
  });
});

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
  ])('checkBrand rejects %s', (_what, key, value, code) => {
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

describe('resolveBrand', () => {
  // id: brand-defaults
  it('resolveBrand fills in the defaults of the specification', () => {
    const brand = resolveBrand(good);
    expect(brand.i18n).toMatchObject({ default: 'id', supported: ['id', 'en', 'es', 'zh-Hans'] });
    expect(brand.overlay).toEqual({ fadeMs: 400, removeMs: 1_000 });
    expect(brand.minimumAge).toBe(21);
  });

  it('resolveBrand extends a theme with the colours and corners of the brand', () => {
    const brand = resolveBrand({
      ...good,
      theme: { tokens: { color: { accent: '#7a3e0b' }, radius: 0 }, density: 'compact' },
    });
    expect(brand.look.name).toBe('kopi88');
    expect(brand.look.schemes.light?.accent).toBe('#7a3e0b');
    expect(brand.look.schemes.light?.text).toBe(looks.pesisir.schemes.light?.text);
    expect(Object.values(brand.look.radiiPx)).toEqual([0, 0, 0, 0, 0]);
    expect(brand.density).toBe('compact');
  });

  it('resolveBrand adjusts an accent until it is readable in light and dark', () => {
    const brand = resolveBrand({ ...good, theme: { accent: '#c9184a' } });
    const palettes = Object.entries(brand.look.schemes);
    expect(palettes).toHaveLength(2);
    for (const [scheme, palette] of palettes) {
      const short = contrastPairs
        .filter(([front, back]) => /accent/i.test(front + back))
        .filter(([front, back, least]) => contrastRatio(palette[front], palette[back]) < least);
      expect(short, scheme).toEqual([]);
      expect(palette.accent, scheme).not.toBe(
        looks.pesisir.schemes[scheme as 'light' | 'dark']?.accent,
      );
    }
  });

  it('resolveBrand offers the schemes of the brand, the first as default with its own background and shadows', () => {
    const both = resolveBrand({ ...good, theme: { schemes: ['dark', 'light'] } });
    expect(both.schemes).toEqual(['dark', 'light']);
    expect(both.look.defaultScheme).toBe('dark');
    expect(both.look.ground).toBe(looks.pesisir.inScheme?.dark?.ground);
    expect(both.look.inScheme?.light?.ground).toBe(looks.pesisir.ground);
    const dark = resolveBrand({ ...good, theme: { schemes: ['dark'], accent: '#c9184a' } });
    expect(Object.keys(dark.look.schemes)).toEqual(['dark']);
    expect(resolveBrand(good).schemes).toEqual(['light']);
  });

  it('colours of a brand apply to its default scheme, and are checked in it', () => {
    const theme = { schemes: ['dark'], tokens: { color: { text3: '#aaaaaa' } } } as const;
    const brand = { ...good, theme: { ...theme, schemes: [...theme.schemes] } };
    expect(checkBrand(brand)).toEqual([]);
    expect(paletteOf(resolveBrand(brand).look).text3).toBe('#aaaaaa');
    const [problem] = checkBrand({ ...good, theme: { tokens: theme.tokens } });
    expect(problem).toMatchObject({ code: 'LB210', path: 'theme.tokens.color.text3' });
  });

  it('resolveBrand applies the colours, patterns, tone and light of the brand to the pictures of the kit', () => {
    const art = { palette: ['#c2410c'], patterns: ['weave'], tone: 'grey', light: 'floodlight' };
    const brand = { ...good, theme: { art } } as BrandInput;
    expect(checkBrand(brand)).toEqual([]);
    const { gameArt, look } = resolveBrand(brand);
    expect(gameArt).toEqual({ palette: ['#c2410c'], patterns: ['weave'] });
    expect([look.artFilter, look.light]).toEqual(['grayscale(1)', 'floodlight']);
  });

  it('resolveBrand gives the pictures of games the colours and patterns of the look by default', () => {
    const artOf = (brand: Partial<BrandInput>) => resolveBrand({ ...good, ...brand }).gameArt;
    expect(artOf({ extends: 'pesisir' })).toEqual(looks.pesisir.gameArt);
    expect(artOf({ extends: 'lentera' })).toBeUndefined();
    expect(artOf({ extends: 'pesisir', theme: { art: { palette: ['#c2410c'] } } })).toEqual({
      ...looks.pesisir.gameArt,
      palette: ['#c2410c'],
    });
  });

  // id: brand-unchanged
  it('resolveBrand by default keeps the theme and does not block developer tools', () => {
    const brand = resolveBrand(good);
    expect(brand.look).toBe(looks.pesisir);
    expect(brand.antiDevtools).toBe(false);
  });

  it('resolveBrand returns a frozen brand', () => {
    expect(Object.isFrozen(resolveBrand(good))).toBe(true);
  });
});
