import { contrastPairs, contrastRatio } from '@lobi/ui/tokens';
import { describe, expect, it } from 'vitest';
import lentera from '../brands/lentera/brand.config.ts';
import pesisir from '../brands/pesisir/brand.config.ts';
import { checkBrand, describeProblems } from './check-brand.ts';
import { coinGame } from '../testing/coin-game/game.ts';
import { fixedComponents } from './slots.ts';
import { resolveBrand } from './resolve-brand.ts';
import { looks, paletteOf } from './look-of.ts';

const good = { schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir' } as const;

describe('checkBrand', () => {
  it.each([lentera, pesisir, good])('checkBrand finds nothing wrong with $name', (brand) => {
    expect(checkBrand(brand)).toEqual([]);
  });

  it('checkBrand names a misspelt key and the one that was meant', () => {
    expect(checkBrand({ ...good, money: { curency: 'IDR' } })).toEqual([
      { code: 'LB102', path: 'money.curency', message: 'unknown key. Did you mean "currency"?' },
    ]);
  });

  // id: brand-minimum-age
  it('checkBrand refuses an age below the minimum of the platform', () => {
    expect(checkBrand({ ...good, compliance: { minimumAge: 18 } })).toEqual([
      { code: 'LB101', path: 'compliance.minimumAge', message: 'must be at least 21.' },
    ]);
  });

  it.each([
    ['mail', 'help', 'must be an email address, such as help@example.com.'],
    ['chat', 'wa.me/62', 'must be a complete address that begins with https://.'],
    ['url', 'javascript:alert(1)', 'must be a complete address that begins with https://.'],
    ['phone', 'call us', 'must be a phone number as people dial it, such as +62 812 3456 7890.'],
  ])('checkBrand says what a support contact by %s must be', (way, value, message) => {
    expect(checkBrand({ ...good, support: { [way]: value } })).toEqual([
      { code: 'LB101', path: `support.${way}`, message: `"${value}" ${message}` },
    ]);
  });

  it('checkBrand refuses a support contact without a way to reach it', () => {
    expect(checkBrand({ ...good, support: {} })).toEqual([
      {
        code: 'LB101',
        path: 'support',
        message: 'must name at least one of mail, chat, phone and url, or be left out.',
      },
    ]);
  });

  it('checkBrand refuses words for a text that does not exist', () => {
    const problems = checkBrand({ ...good, i18n: { messages: { id: { 'app.logn': 'Masuk' } } } });
    expect(problems).toEqual([
      {
        code: 'LB301',
        path: 'i18n.messages.id.app.logn',
        message: 'no text has this key. Did you mean "app.login"?',
      },
    ]);
  });

  it('checkBrand refuses a colour that cannot be read on its ground', () => {
    const problems = checkBrand({ ...good, theme: { tokens: { color: { text: '#f0e8dd' } } } });
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toContain(
      'LB210 theme.tokens.color.text',
    );
    expect(problems[0]?.message).toMatch(/^text #f0e8dd on \w+ #\w{6} is 1\.\d:1; it needs 7:1\.$/);
  });

  it('checkBrand names a colour that is none', () => {
    const problems = checkBrand({ ...good, theme: { tokens: { color: { acent: '#0b7a75' } } } });
    expect(problems).toEqual([
      {
        code: 'LB102',
        path: 'theme.tokens.color.acent',
        message: 'unknown key. Did you mean "accent"?',
      },
    ]);
  });

  it('checkBrand says which colour could be read in place of one that cannot', () => {
    const color = { text3: '#aaaaaa' };
    const [problem] = checkBrand({ ...good, theme: { tokens: { color } } });
    expect(problem?.fix).toBe('use #727272');
    expect(checkBrand({ ...good, theme: { tokens: { color: { text3: '#6b6b6b' } } } })).toEqual([]);
  });

  it.each(['#c2410c', '#ffff00', '#000000', '#ffffff', '#7f7f7f', '#00ff00'])(
    'checkBrand finds every colour made from the accent %s readable, on every look',
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

  it('checkBrand refuses a key and a path with what they take', () => {
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

describe('what a brand cannot configure away', () => {
  it.each([
    ['guard', 'security', { guard: false }],
    ['protection against forged calls', 'api', { csrf: false }],
    ['notice', 'compliance', { notice: false }],
    ['agreement', 'compliance', { agreement: false }],
    ['limits and breaks', 'compliance', { limits: false }],
    ['reality check', 'compliance', { realityCheckMin: 0 }],
    ['rule that only a win is celebrated', 'features', { celebrations: true }],
    ['role table', 'roles', { player: ['admin.report'] }],
  ])('checkBrand refuses a key for the %s', (_what, key, value) => {
    expect(findings({ [key]: value })[0]).toMatch(new RegExp(`^LB102 ${key}`));
  });

  it.each(['root', 'terms', 'login', 'auth.register', 'password.reset', 'limit.index'])(
    'checkBrand refuses to replace or switch off %s',
    (name) => {
      const codes = (changes: object) => findings(changes).map((finding) => finding.slice(0, 5));
      expect(codes({ routes: { replace: { [name]: page } } })).toEqual(['LB404']);
      expect(codes({ routes: { disable: [name] } })).toEqual(['LB404']);
    },
  );

  it.each(fixedComponents)('checkBrand refuses to wrap %s', (name) => {
    expect(findings({ components: { [name]: page } })[0]).toMatch(/^LB601 /);
  });
});

describe('checkBrand for pages, menus and components', () => {
  it('checkBrand for pages, menus and components finds nothing wrong with what can be used', () => {
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
  ])('checkBrand for pages, menus and components refuses %s', (_case, changes, finding) => {
    expect(findings(changes)).toEqual([finding]);
  });
});

describe('resolveBrand', () => {
  // id: brand-defaults
  it('resolveBrand fills in what the specification gives as defaults', () => {
    const brand = resolveBrand(good);
    expect(brand.i18n).toMatchObject({ default: 'id', supported: ['id', 'en', 'es', 'zh-Hans'] });
    expect(brand.overlay).toEqual({ fadeMs: 400, removeMs: 1_000 });
    expect(brand.minimumAge).toBe(21);
  });

  it('resolveBrand builds its look on another, with its own colours and corners', () => {
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

  it('resolveBrand makes an accent readable in light and dark', () => {
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

  // id: brand-unchanged
  it('resolveBrand leaves the look alone without changes, and developer tools too', () => {
    const brand = resolveBrand(good);
    expect(brand.look).toBe(looks.pesisir);
    expect(brand.antiDevtools).toBe(false);
  });

  it('resolveBrand cannot be changed afterwards', () => {
    expect(Object.isFrozen(resolveBrand(good))).toBe(true);
  });
});
