import { contrastPairs, contrastRatio } from '@lobi/ui/tokens';
import { describe, expect, it } from 'vitest';
import baja from '../brands/baja/brand.config.ts';
import lentera from '../brands/lentera/brand.config.ts';
import pesisir from '../brands/pesisir/brand.config.ts';
import { checkBrand, describeProblems } from './check-brand.ts';
import { fixedComponents } from './slots.ts';
import { resolveBrand } from './resolve-brand.ts';
import { themes, paletteOf } from './themes.ts';
import { findings, good, page } from '../testing/small-brand.ts';

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
      for (const theme of Object.keys(themes)) {
        expect(checkBrand({ ...good, extends: theme, theme: { accent } })).toEqual([]);
        const brand = resolveBrand({ ...good, extends: theme as 'baja', theme: { accent } });
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
  ])('checkBrand rejects a key for the %s', (_description, key, value) => {
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
