import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBrand } from '../vite/read-brand.ts';
import { diagnose, type Surroundings } from './doctor.ts';
import { driftOf, headerOf, kebab } from './overrides.ts';
import { environmentOf } from './own-platform.ts';
import { ownRulesProblems } from './own-rules.ts';
import { runCli } from './run-cli.ts';
import { accentOfDrawing, tokensOf } from './tokens.ts';
import { bumped, bumpsOf } from './upgrade.ts';

const place = mkdtempSync(join(tmpdir(), 'lobi-project-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

let said = '';
let root = '';

beforeEach(() => {
  said = '';
  root = mkdtempSync(join(place, 'brand-'));
  write(
    'brand.config.ts',
    "export default {\n  schema: 1,\n  id: 'kopi88',\n  name: 'Kopi88',\n  extends: 'pesisir',\n};\n",
  );
  const take = (text: string | Uint8Array) => ((said += String(text)), true);
  vi.spyOn(process.stdout, 'write').mockImplementation(take);
  vi.spyOn(process.stderr, 'write').mockImplementation(take);
  vi.spyOn(process, 'cwd').mockImplementation(() => root);
  return () => vi.restoreAllMocks();
});

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}
const read = (path: string) => readFileSync(join(root, path), 'utf8');

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
    expect(said).toContain('LB102  teme  is theme now.');
    expect(said).toContain('money.currency');

    write('brand.config.ts', read('brand.config.ts').replace('EUR', 'IDR'));
    said = '';
    expect(await runCli(['check', '--fix'])).toBe(0);
    expect(read('brand.config.ts')).toContain("text3: '#696969'");
    expect(read('brand.config.ts')).toMatch(/^\/\/ Ours\./);
    expect(said).toBe(
      "LB210  theme.tokens.color.text3  is '#696969' now.\nbrand.config.ts has no problems.\n",
    );
  });
});

describe('lobi add', () => {
  it('lobi add locale creates a language that the packages do not have, with all texts to translate', async () => {
    expect(await runCli(['add', 'locale', 'ms'])).toBe(0);
    expect(said).toContain('in English: translate them into Malay');
    const { brand, problems } = await readBrand(join(root, 'brand.config.ts'));
    expect(problems).toEqual([]);
    expect(Object.keys(brand?.texts['ms'] ?? {})).toEqual(expect.arrayContaining(['app.login']));
    expect(await runCli(['check'])).toBe(0);
  });

  it.each([
    ['error', 1, 'brand.config.ts has 1 problem'],
    ['warn', 0, 'languages has 1 problem'],
    ['fallback', 0, 'brand.config.ts has no problems.'],
  ])(
    'a missing text of an added language is handled as i18n.missing says: %s',
    async (missing, code, sentence) => {
      await runCli(['add', 'locale', 'ms']);
      const texts = JSON.parse(read('locales/ms.json')) as Record<string, string>;
      delete texts['app.login'];
      write('locales/ms.json', JSON.stringify(texts));
      const brand = read('brand.config.ts');
      write('brand.config.ts', brand.replace('i18n: {', `i18n: {\n    missing: '${missing}',`));
      said = '';
      expect(await runCli(['check'])).toBe(code);
      expect(said).toContain(sentence);
      expect(said.includes('LB302  i18n.languages.ms  a text is missing: app.login.')).toBe(
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
    said = '';
    expect(await runCli(['check'])).toBe(1);
    expect(said).toContain(
      'i18n.languages.ms.app.logn    no text has this key. Did you mean "app.login"?',
    );
    expect(said).toMatch(
      /LB305 {2}i18n\.languages\.ms\.app\.logout +the text has no value \{nama\}; it has none\./,
    );
    expect(said).toMatch(/LB101 {2}i18n\.languages\.ms\.app\.login +must be a text\./);
  });

  it('lobi add adds pages, slots and languages to the brand file without problems', async () => {
    for (const words of ['page promo', 'page night-deals', 'slot lobby.top', 'locale en']) {
      expect(await runCli(['add', ...words.split(' ')])).toBe(0);
    }
    expect(read('pages/promo.tsx')).toContain('export default function PromoPage()');
    expect(read('slots/lobby-top.tsx')).toContain("SlotProps['lobby.top']");
    const { brand, problems } = await readBrand(join(root, 'brand.config.ts'));
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
    expect(environmentOf(root, {})).toEqual({ LOBI_GAMES: './games/coin/rules.ts' });
    expect(environmentOf(root, { LOBI_GAMES: './mine.js' })).toEqual({ LOBI_GAMES: './mine.js' });
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
    const problems = await ownRulesProblems(root);
    expect(problems).toContainEqual({
      code: 'LB802',
      path: 'games/coin/rules.ts titles',
      message: 'must be a list of titles.',
    });
    write('games/coin/rules.ts', 'export default {\n');
    expect((await ownRulesProblems(root)).map(({ message }) => message)).toEqual([
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
    expect(said.trim()).toMatch(sentence);
    expect(read('brand.config.ts')).toBe(before);
  });

  it('lobi add does not overwrite an existing file', async () => {
    write('pages/promo.tsx', 'mine');
    expect(await runCli(['add', 'page', 'promo'])).toBe(1);
    expect(said).toBe('pages/promo.tsx already exists.\n');
    expect(read('pages/promo.tsx')).toBe('mine');
  });
});

describe('lobi override', () => {
  it.each([
    ['RealityCheck', /^RealityCheck protects players and always stays as it is \(LB601\)\.$/],
    ['GameCar', /^There is no component "GameCar" to override\. Did you mean "GameCard"\?/],
  ])('lobi override rejects %s', async (component, sentence) => {
    expect(await runCli(['override', component])).toBe(1);
    expect(said.trim()).toMatch(sentence);
  });

  describe('--eject', () => {
    /** Installs a kit whose GameCard has these sources. */
    const installKit = (version: string, sources: Readonly<Record<string, string>>): void => {
      write('package.json', '{ "name": "kopi88", "dependencies": { "react": "^19.0.0" } }');
      write('node_modules/@lobi/app/package.json', '{ "version": "0.4.0" }');
      const dependencies = { '@mdi/js': '^7.4.47', '@base-ui/react': '1.0.0' };
      write('node_modules/@lobi/ui/package.json', JSON.stringify({ version, dependencies }));
      for (const [name, text] of Object.entries(sources)) {
        write(`node_modules/@lobi/ui/dist/sources/GameCard/${name}`, text);
      }
    };
    const source = "import { mdiHeart } from '@mdi/js';\nimport { memo } from 'react';\n";
    const sources = { 'game-card.tsx': source, 'flag.ts': 'export const flag = 1;\n' };

    it('--eject copies the source, registers it in the brand file and adds the imported packages', async () => {
      installKit('1.4.2', sources);
      expect(await runCli(['override', 'GameCard', '--eject'])).toBe(0);
      expect(read('overrides/game-card/game-card.tsx')).toMatch(
        /^\/\/ GameCard from @lobi\/ui 1\.4\.2 sha256:[0-9a-f]{16}\nimport \{ mdiHeart \}/,
      );
      expect(read('overrides/game-card/flag.ts')).toBe(sources['flag.ts']);
      expect(read('overrides/game-card.tsx')).toContain(
        "wrap('GameCard', ({ Original: _, ...props }) => <GameCard {...props} />)",
      );
      expect(read('brand.config.ts')).toContain("import('./overrides/game-card.tsx')");
      expect(JSON.parse(read('package.json'))).toEqual({
        name: 'kopi88',
        dependencies: { react: '^19.0.0', '@mdi/js': '^7.4.47' },
      });
      expect(said).toContain('package.json names @mdi/js');
      expect(driftOf(root)).toEqual([]);
    });

    it('--eject reports a copied component whose source has changed since', async () => {
      installKit('1.4.2', sources);
      await runCli(['override', 'GameCard', '--eject']);
      write('overrides/game-card/game-card.tsx', read('overrides/game-card/game-card.tsx') + '//');
      expect(driftOf(root)).toEqual([]);
      installKit('1.5.0', { 'flag.ts': 'export const flag = 2;\n' });
      expect(driftOf(root)).toEqual([
        {
          code: 'LB603',
          path: 'overrides/game-card/game-card.tsx',
          message: 'GameCard has changed between 1.4.2 and 1.5.0.',
          fix: 'run lobi override GameCard --merge, which keeps your edits; with --dry-run it shows the changes',
        },
      ]);
    });

    describe('--merge', () => {
      const lines = (...changed: [number, string][]) => {
        const text = Array.from({ length: 9 }, (_, index) => `export const line${index} = 0;`);
        for (const [index, line] of changed) text[index] = line;
        return `${text.join('\n')}\n`;
      };
      const main = 'overrides/game-card/game-card.tsx';
      const firstLine = /^\/\/ GameCard from @lobi\/ui 1\.5\.0 sha256:[0-9a-f]{16}\n/;
      const edit = (from: string, to: string) => write(main, read(main).replace(from, to));
      const copy = async () => {
        installKit('1.4.2', { 'game-card.tsx': lines(), 'flag.ts': 'export const flag = 1;\n' });
        await runCli(['override', 'GameCard', '--eject']);
      };
      const merge = (...more: string[]) => runCli(['override', 'GameCard', '--merge', ...more]);

      it('--merge merges changes of the kit with edits of the project', async () => {
        await copy();
        edit('line1 = 0', 'line1 = "mine"');
        installKit('1.5.0', {
          'game-card.tsx': lines([7, 'export const line7 = "new";']),
          'flag.ts': 'export const flag = 2;\n',
          'extra.ts': 'export const extra = 1;\n',
        });
        expect(await merge()).toBe(0);
        expect(read(main).replace(firstLine, '')).toBe(
          lines([1, 'export const line1 = "mine";'], [7, 'export const line7 = "new";']),
        );
        expect(read(main)).toMatch(firstLine);
        expect(read('overrides/game-card/flag.ts')).toBe('export const flag = 2;\n');
        expect(read('overrides/game-card/extra.ts')).toBe('export const extra = 1;\n');
        expect(said).toContain('game-card.tsx  merged with your edits');
        expect(driftOf(root)).toEqual([]);
      });

      it('--merge writes a conflict if both changed the same lines, and does not merge again until it is resolved', async () => {
        await copy();
        edit('line1 = 0', 'line1 = "mine"');
        installKit('1.5.0', { 'game-card.tsx': lines([1, 'export const line1 = "new";']) });
        expect(await merge()).toBe(1);
        expect(read(main)).toContain(
          [
            '<<<<<<< yours',
            'export const line1 = "mine";',
            '||||||| @lobi/ui 1.4.2',
            'export const line1 = 0;',
            '=======',
            'export const line1 = "new";',
            '>>>>>>> @lobi/ui 1.5.0',
          ].join('\n'),
        );
        // The kit no longer has the file, and the project keeps it.
        expect(read('overrides/game-card/flag.ts')).toBe('export const flag = 1;\n');
        expect(said).toContain('1 conflict: look for <<<<<<<');
        installKit('1.6.0', { 'game-card.tsx': lines([1, 'export const line1 = "newer";']) });
        const before = read(main);
        expect(await merge()).toBe(1);
        expect(said).toContain('has conflicts of an earlier merge');
        expect(read(main)).toBe(before);
      });

      it('--merge with --dry-run shows the change as a diff and writes nothing', async () => {
        await copy();
        installKit('1.5.0', { 'game-card.tsx': lines([7, 'export const line7 = "new";']) });
        const before = read(main);
        expect(await merge('--dry-run')).toBe(0);
        expect(said).toContain('-export const line7 = 0;\n+export const line7 = "new";');
        expect(read(main)).toBe(before);
        // `lobi upgrade` shows the same for all copied components.
        said = '';
        expect(await runCli(['upgrade', '--dry-run'])).toBe(0);
        expect(said).toContain('+export const line7 = "new";');
      });

      it('--merge preserves the line ends of the project, and does not restore deleted files', async () => {
        await copy();
        write(main, read(main).replace('line1 = 0', 'line1 = "mine"').replaceAll('\n', '\r\n'));
        rmSync(join(root, 'overrides/game-card/flag.ts'));
        installKit('1.5.0', {
          'game-card.tsx': lines([7, 'export const line7 = "new";']),
          'flag.ts': 'export const flag = 2;\n',
        });
        expect(await merge()).toBe(0);
        expect(read(main)).toContain('"mine";\r\n');
        expect(read(main)).toContain('"new";\r\n');
        expect(existsSync(join(root, 'overrides/game-card/flag.ts'))).toBe(false);
      });

      it('--merge asks the user to compare manually if the original is not stored', async () => {
        await copy();
        rmSync(join(root, 'overrides/game-card/.original.json'));
        installKit('1.5.0', { 'game-card.tsx': lines([7, 'export const line7 = "new";']) });
        const before = read(main);
        expect(await merge()).toBe(0);
        expect(said).toContain('its original is not stored: compare overrides/game-card with');
        expect(read(main)).toBe(before);
      });

      it('--merge rejects a component that is not copied', async () => {
        installKit('1.4.2', sources);
        expect(await merge()).toBe(1);
        expect(said.trim()).toBe(
          'GameCard is not copied. Copy its source: lobi override GameCard --eject',
        );
      });
    });

    it.each([
      [['GameCard', '--eject', '--wrap'], /^Choose one of --wrap, --eject and --merge\.$/],
      [['GameCard', '--eject'], /has no source of GameCard\. Run lobi upgrade\.$/],
      [['AgeNotice', '--eject'], /^AgeNotice protects players/],
    ])('--eject rejects %j, and writes nothing', async (words, sentence) => {
      installKit('1.4.2', {});
      const before = read('brand.config.ts');
      expect(await runCli(['override', ...words])).toBe(1);
      expect(said.trim()).toMatch(sentence);
      expect(read('brand.config.ts')).toBe(before);
      expect(existsSync(join(root, 'overrides'))).toBe(false);
    });
  });
});

describe('driftOf', () => {
  const before = { version: '1.4.2', hash: '0123456789abcdef' };

  it('driftOf reports a wrapped component that has changed since', () => {
    write(
      'overrides/game-card.tsx',
      `${headerOf('wrap', 'GameCard', before)}\nexport default 1;\n`,
    );
    expect(driftOf(root, () => before)).toEqual([]);
    const now = { version: '1.5.0', hash: 'fedcba9876543210' };
    expect(driftOf(root, () => now)).toEqual([
      {
        code: 'LB602',
        path: 'overrides/game-card.tsx',
        message: 'GameCard has changed between 1.4.2 and 1.5.0.',
        fix: 'look at what it draws, then write "// wraps GameCard of @lobi/ui 1.5.0 sha256:fedcba9876543210" as its first line',
      },
    ]);
  });

  it('driftOf ignores files without a header line', () => {
    write('overrides/own.tsx', 'export default 1;\n');
    expect(driftOf(root, () => before)).toEqual([]);
  });

  it('driftOf finds the folder of a component by its name', () => {
    expect(['GameCard', 'EmptyState', 'ErrorPage'].map(kebab)).toEqual([
      'game-card',
      'empty-state',
      'error-page',
    ]);
  });
});

describe('lobi tokens', () => {
  it('lobi tokens derives readable colours from one colour', async () => {
    expect(await runCli(['tokens', '--from', '#C2410C'])).toBe(0);
    expect(said).toMatch(/^accent #c2410c\n\n {2}accent {8}#\w{6} {2}\d/);
    for (const [, ratio] of said.matchAll(/accentText +#\w{6} {2}([\d.]+):1/g)) {
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
    expect(said.trim()).toMatch(sentence);
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
    leastNode: '20.19',
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
    expect(said).toBe(
      '  @lobi/app  ^0.4.0 → ^0.5.0\n  @lobi/ui  ^0.4.0 → ^0.5.0\n\nRead CHANGELOG.md of @lobi/app 0.5.0.\n',
    );
    expect(read('package.json')).toBe(text);
    expect(await runCli(['upgrade', '--to', 'newest'])).toBe(1);
    expect(said).toContain('--to is "newest"; it must be a version such as 1.2.3.');
  });
});
