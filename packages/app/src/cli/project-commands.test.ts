import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrand } from '../vite/read-brand.ts';
import { diagnose, type Surroundings } from './doctor.ts';
import { environmentOf } from './own-platform.ts';
import { ownRulesProblems } from './own-rules.ts';
import { runCli } from './run-cli.ts';
import { accentOfDrawing, tokensOf } from './tokens.ts';
import { bumped, bumpsOf } from './upgrade.ts';
import { setUpTestProject } from './project.test-setup.ts';

const { root, read, write, output, clearOutput } = setUpTestProject();

describe('lobi check --fix', () => {
  it('lobi check --fix fixes misspelt keys and unreadable colours, and reports the remaining problems', async () => {
    write(
      'brand.config.ts',
      `// Ours.
export default {
  schema: 1,
  id: 'kopi88',
  name: 'Kopi88',
  extends: 'pesisir',
  teme: { tokens: { color: { text3: '#aaaaaa' } } },
  money: { currency: 'EUR' },
};
`,
    );
    expect(await runCli(['check', '--fix'])).toBe(1);
    expect(read('brand.config.ts')).toContain(
      "theme: { tokens: { color: { text3: '#aaaaaa' } } },",
    );
    expect(output()).toContain('LB102  teme  is theme now.');
    expect(output()).toContain('money.currency');

    write('brand.config.ts', read('brand.config.ts').replace('EUR', 'IDR'));
    clearOutput();
    expect(await runCli(['check', '--fix'])).toBe(0);
    expect(read('brand.config.ts')).toContain("text3: '#696969'");
    expect(read('brand.config.ts')).toMatch(/^\/\/ Ours\./);
    expect(output()).toBe(
      "LB210  theme.tokens.color.text3  is '#696969' now.\nbrand.config.ts has no problems.\n",
    );
  });
});

describe('lobi add', () => {
  it('lobi add locale creates a language that the packages do not have, with all texts to translate', async () => {
    expect(await runCli(['add', 'locale', 'ms'])).toBe(0);
    expect(output()).toContain('in English: translate them into Malay');
    const { brand, problems } = await readBrand(join(root(), 'brand.config.ts'));
    expect(problems).toEqual([]);
    expect(Object.keys(brand?.texts['ms'] ?? {})).toEqual(expect.arrayContaining(['app.login']));
    expect(await runCli(['check'])).toBe(0);
  });

  it.each([
    ['error', 1, 'brand.config.ts has 1 problem'],
    ['warn', 0, 'languages has 1 problem'],
    ['fallback', 0, 'brand.config.ts has no problems.'],
  ])(
    'a missing text of an added language is handled according to i18n.missing: %s',
    async (missing, code, sentence) => {
      await runCli(['add', 'locale', 'ms']);
      const texts = JSON.parse(read('locales/ms.json')) as Record<string, string>;
      delete texts['app.login'];
      write('locales/ms.json', JSON.stringify(texts));
      const brand = read('brand.config.ts');
      write('brand.config.ts', brand.replace('i18n: {', `i18n: {\n    missing: '${missing}',`));
      clearOutput();
      expect(await runCli(['check'])).toBe(code);
      expect(output()).toContain(sentence);
      expect(output().includes('LB302  i18n.languages.ms  a text is missing: app.login.')).toBe(
        missing !== 'fallback',
      );
    },
  );

  it('lobi check rejects invalid texts of an added language', async () => {
    await runCli(['add', 'locale', 'ms']);
    const texts = JSON.parse(read('locales/ms.json')) as Record<string, unknown>;
    write(
      'locales/ms.json',
      JSON.stringify({
        ...texts,
        'app.logn': 'Log masuk',
        'app.login': 5,
        'app.logout': 'Keluar, {nama}',
      }),
    );
    clearOutput();
    expect(await runCli(['check'])).toBe(1);
    expect(output()).toContain(
      'i18n.languages.ms.app.logn    no text has this key. Did you mean "app.login"?',
    );
    expect(output()).toMatch(
      /LB305 {2}i18n\.languages\.ms\.app\.logout +the text has no value \{nama\}; it has none\./,
    );
    expect(output()).toMatch(/LB101 {2}i18n\.languages\.ms\.app\.login +must be a text\./);
  });

  it('lobi add adds pages, slots and languages to the brand file without problems', async () => {
    for (const words of ['page promo', 'page night-deals', 'slot lobby.top', 'locale en']) {
      expect(await runCli(['add', ...words.split(' ')])).toBe(0);
    }
    expect(read('pages/promo.tsx')).toContain('export default function PromoPage()');
    expect(read('slots/lobby-top.tsx')).toContain("SlotProps['lobby.top']");
    const { brand, problems } = await readBrand(join(root(), 'brand.config.ts'));
    expect(problems).toEqual([]);
    expect(brand?.input.routes?.extend?.map(({ name, path }) => [name, path])).toEqual([
      ['promo.index', '/promo'],
      ['night-deals.index', '/night-deals'],
    ]);
    expect(Object.keys(brand?.input.slots ?? {})).toEqual(['lobby.top']);
    expect(brand?.input.i18n?.messages).toEqual({ en: {} });
  });

  it('lobi add adds a plugin with its import', async () => {
    expect(await runCli(['add', 'plugin', 'live-chat'])).toBe(0);
    expect(read('brand.config.ts')).toMatch(
      /^import \{ liveChatPlugin \} from '\.\/plugins\/live-chat\.ts';\n/,
    );
    expect(read('brand.config.ts')).toContain('plugins: [liveChatPlugin],');
    expect(read('plugins/live-chat.ts')).toContain("name: 'live-chat'");
  });

  it('lobi add accepts names that are reserved words of the language', async () => {
    expect(await runCli(['add', 'plugin', 'class'])).toBe(0);
    expect(await runCli(['add', 'game', 'new'])).toBe(0);
    expect(read('plugins/class.ts')).toContain('export const classPlugin = definePlugin(');
    expect(read('games/new/rules.ts')).toContain('export const newRules: InstantGame');
    expect(read('brand.config.ts')).toContain('ownGames: [newGame],');
  });

  it('lobi add creates a game that the platform of the project runs', async () => {
    expect(await runCli(['add', 'game', 'coin'])).toBe(0);
    expect(read('brand.config.ts')).toContain('ownGames: [coinGame],');
    expect(environmentOf(root(), {})).toEqual({ LOBI_GAMES: './games/coin/rules.ts' });
    expect(environmentOf(root(), { LOBI_GAMES: './mine.js' })).toEqual({ LOBI_GAMES: './mine.js' });
    // Other tests use this game with a platform and in a browser, so that it must equal the created
    // files.
    for (const file of ['game.ts', 'rules.ts', 'stage.tsx']) {
      const played = readFileSync(join(import.meta.dirname, '../testing/coin-game', file), 'utf8')
        .replace('../../index.ts', '@lobi/app')
        .replace('../../config/own-games.ts', '@lobi/app/brand');
      expect(read(`games/coin/${file}`)).toBe(played);
    }
  });

  it('lobi check reports problems in the rules of custom games', async () => {
    write('games/coin/rules.ts', "export default { name: 'dice' };\n");
    const problems = await ownRulesProblems(root());
    expect(problems).toContainEqual({
      code: 'LB802',
      path: 'games/coin/rules.ts titles',
      message: 'must be a list of titles.',
    });
    write('games/coin/rules.ts', 'export default {\n');
    expect((await ownRulesProblems(root())).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^cannot be read: /),
    ]);
  });

  it.each([
    [['game', 'my-coin'], /^"my-coin" is no name for a game: use lower-case letters and digits\.$/],
    [['slot', 'lobby.tip'], /^There is no slot "lobby\.tip"\. Did you mean "lobby\.top"\? Slots: /],
    [['page', 'Promo!'], /^"Promo!" is no name for a page/],
    [['locale', 'eng'], /^There is no language "eng"\..* the packages have id, en, es, zh-Hans\.$/],
    [['locale', 'pt-br'], /^There is no language "pt-br"\. Give a tag in its usual spelling/],
    [['locale', 'xq'], /^There is no language "xq"\./],
    [['slt', 'x'], /^Say what to add: page, slot, plugin, game, locale\. Did you mean "slot"\?$/],
    [['page'], /^Name the page: lobi add page <name>$/],
  ])('lobi add answers %j with an error message and writes nothing', async (words, sentence) => {
    const before = read('brand.config.ts');
    expect(await runCli(['add', ...words])).toBe(1);
    expect(output().trim()).toMatch(sentence);
    expect(read('brand.config.ts')).toBe(before);
  });

  it('lobi add does not overwrite an existing file', async () => {
    write('pages/promo.tsx', 'mine');
    expect(await runCli(['add', 'page', 'promo'])).toBe(1);
    expect(output()).toBe('pages/promo.tsx already exists.\n');
    expect(read('pages/promo.tsx')).toBe('mine');
  });
});

describe('lobi tokens', () => {
  it('lobi tokens derives readable colours from one colour', async () => {
    expect(await runCli(['tokens', '--from', '#C2410C'])).toBe(0);
    expect(output()).toMatch(/^accent #c2410c\n\n {2}accent {8}#\w{6} {2}\d/);
    for (const [, ratio] of output().matchAll(/accentText +#\w{6} {2}([\d.]+):1/g)) {
      expect(Number(ratio)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('lobi tokens uses the most saturated colour of a drawing', () => {
    expect(
      accentOfDrawing('<svg fill="#ccc"><path fill="#0B5FFF"/><path stroke="#222"/></svg>'),
    ).toBe('#0b5fff');
    expect(accentOfDrawing('<svg fill="#ccc"/>')).toBeUndefined();
  });

  it('lobi tokens writes the accent, or replaces an existing one', async () => {
    write('logo.svg', '<svg fill="#0B5FFF"/>');
    expect(await runCli(['tokens', '--from', 'logo.svg', '--write'])).toBe(0);
    expect(read('brand.config.ts')).toContain("theme: { accent: '#0b5fff' },");
    expect(await runCli(['tokens', '--from', '#f00', '--write'])).toBe(0);
    expect(read('brand.config.ts')).toContain("theme: { accent: '#ff0000' },");
  });

  it.each([
    [['--from', 'orange'], /^--from is "orange"; it must be a colour such as "#c2410c" or an SVG/],
    [[], /^Name a colour or a drawing/],
  ])('lobi tokens answers %j with an error message', async (words, sentence) => {
    expect(await runCli(['tokens', ...words])).toBe(1);
    expect(output().trim()).toMatch(sentence);
  });

  it('lobi tokens shows the lowest contrast of each colour with its backgrounds', () => {
    expect(tokensOf('pesisir', '#c2410c').join('\n')).toMatch(
      /^ {2}onAccent +#[0-9a-f]{6} {2}\d+\.\d:1$/m,
    );
  });
});

describe('lobi doctor', () => {
  const fine: Surroundings = {
    node: '24.1.0',
    minimumNode: '20.19',
    foldersOf: (name) => [`/project/node_modules/${name}`],
    versions: { '@lobi/app': '1.2.0', '@lobi/ui': '1.2.0' },
    isPortFree: () => Promise.resolve(true),
  };
  const findings = async (changes: Partial<Surroundings>) =>
    (await diagnose({ ...fine, ...changes })).map(({ code, path }) => `${code} ${path}`);

  it.each<[string, Partial<Surroundings>, string[]]>([
    ['nothing', {}, []],
    ['an old Node', { node: '20.18.1' }, ['LB701 node']],
    [
      'two copies of React',
      { foldersOf: (name) => (name === 'react' ? ['/a', '/b', '/a'] : ['/a']) },
      ['LB703 react'],
    ],
    [
      'a missing package',
      { foldersOf: (name) => (name === 'styled-components' ? [] : ['/a']) },
      ['LB702 styled-components'],
    ],
    [
      'packages of different releases',
      { versions: { '@lobi/app': '2.0.0', '@lobi/ui': '1.9.0' } },
      ['LB704 @lobi/ui'],
    ],
    ['a port in use', { isPortFree: () => Promise.resolve(false) }, ['LB705 port 5173']],
  ])('lobi doctor finds %s', async (_case, changes, expected) => {
    expect(await findings(changes)).toEqual(expected);
  });
});

describe('lobi upgrade', () => {
  const manifest = {
    dependencies: { '@lobi/app': '^0.4.0', '@lobi/ui': 'file:../ui.tgz', react: '^19.0.0' },
    devDependencies: { '@lobi/server': '^0.1.0' },
  };
  const versions = { '@lobi/app': '0.5.0', '@lobi/ui': '0.5.0', '@lobi/server': '0.1.0' };

  it('lobi upgrade changes only the ranges of Lobi packages, and no files', () => {
    const bumps = bumpsOf(manifest, versions);
    expect(bumps).toEqual([{ name: '@lobi/app', from: '^0.4.0', to: '^0.5.0' }]);
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    expect(bumped(text, bumps)).toBe(text.replace('^0.4.0', '^0.5.0'));
  });

  it('lobi upgrade shows what would change and changes nothing with --dry-run', async () => {
    const dependencies = { '@lobi/app': '^0.4.0', '@lobi/ui': '^0.4.0' };
    const text = JSON.stringify({ dependencies }, null, 2);
    write('package.json', text);
    // A registry that does not answer: the release is named, so that only its change log is missing.
    write('.npmrc', '@lobi:registry=http://localhost:9/\nfetch-retries=0\n');
    expect(await runCli(['upgrade', '--dry-run', '--to', '0.5.0'])).toBe(0);
    expect(output()).toBe(
      '  @lobi/app  ^0.4.0 → ^0.5.0\n  @lobi/ui  ^0.4.0 → ^0.5.0\n\nRead CHANGELOG.md of @lobi/app 0.5.0.\n',
    );
    expect(read('package.json')).toBe(text);
    expect(await runCli(['upgrade', '--to', 'newest'])).toBe(1);
    expect(output()).toContain('--to is "newest"; it must be a version such as 1.2.3.');
  });
});
