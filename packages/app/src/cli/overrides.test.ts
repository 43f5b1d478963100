import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { driftOf, headerOf, kebab } from './overrides.ts';
import { runCli } from './run-cli.ts';
import { setUpTestProject } from './project.test-setup.ts';

const { root, read, write, output, clearOutput } = setUpTestProject();

describe('lobi override', () => {
  it.each([
    ['RealityCheck', /^RealityCheck protects players and always stays as it is \(LB601\)\.$/],
    ['GameCar', /^There is no component "GameCar" to override\. Did you mean "GameCard"\?/],
  ])('lobi override rejects %s', async (component, sentence) => {
    expect(await runCli(['override', component])).toBe(1);
    expect(output().trim()).toMatch(sentence);
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
      expect(output()).toContain('package.json names @mdi/js');
      expect(driftOf(root())).toEqual([]);
    });

    it('--eject reports a copied component whose source has changed since', async () => {
      installKit('1.4.2', sources);
      await runCli(['override', 'GameCard', '--eject']);
      write('overrides/game-card/game-card.tsx', read('overrides/game-card/game-card.tsx') + '//');
      expect(driftOf(root())).toEqual([]);
      installKit('1.5.0', { 'flag.ts': 'export const flag = 2;\n' });
      expect(driftOf(root())).toEqual([
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
        expect(output()).toContain('game-card.tsx  merged with your edits');
        expect(driftOf(root())).toEqual([]);
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
        expect(output()).toContain('1 conflict: look for <<<<<<<');
        installKit('1.6.0', { 'game-card.tsx': lines([1, 'export const line1 = "newer";']) });
        const before = read(main);
        expect(await merge()).toBe(1);
        expect(output()).toContain('has conflicts of an earlier merge');
        expect(read(main)).toBe(before);
      });

      it('--merge with --dry-run shows the change as a diff and writes nothing', async () => {
        await copy();
        installKit('1.5.0', { 'game-card.tsx': lines([7, 'export const line7 = "new";']) });
        const before = read(main);
        expect(await merge('--dry-run')).toBe(0);
        expect(output()).toContain('-export const line7 = 0;\n+export const line7 = "new";');
        expect(read(main)).toBe(before);
        // `lobi upgrade` shows the same for all copied components.
        clearOutput();
        expect(await runCli(['upgrade', '--dry-run'])).toBe(0);
        expect(output()).toContain('+export const line7 = "new";');
      });

      it('--merge preserves the line ends of the project, and does not restore deleted files', async () => {
        await copy();
        write(main, read(main).replace('line1 = 0', 'line1 = "mine"').replaceAll('\n', '\r\n'));
        rmSync(join(root(), 'overrides/game-card/flag.ts'));
        installKit('1.5.0', {
          'game-card.tsx': lines([7, 'export const line7 = "new";']),
          'flag.ts': 'export const flag = 2;\n',
        });
        expect(await merge()).toBe(0);
        expect(read(main)).toContain('"mine";\r\n');
        expect(read(main)).toContain('"new";\r\n');
        expect(existsSync(join(root(), 'overrides/game-card/flag.ts'))).toBe(false);
      });

      it('--merge asks the user to compare manually if the original is not stored', async () => {
        await copy();
        rmSync(join(root(), 'overrides/game-card/.original.json'));
        installKit('1.5.0', { 'game-card.tsx': lines([7, 'export const line7 = "new";']) });
        const before = read(main);
        expect(await merge()).toBe(0);
        expect(output()).toContain('its original is not stored: compare overrides/game-card with');
        expect(read(main)).toBe(before);
      });

      it('--merge rejects a component that is not copied', async () => {
        installKit('1.4.2', sources);
        expect(await merge()).toBe(1);
        expect(output().trim()).toBe(
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
      expect(output().trim()).toMatch(sentence);
      expect(read('brand.config.ts')).toBe(before);
      expect(existsSync(join(root(), 'overrides'))).toBe(false);
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
    expect(driftOf(root(), () => before)).toEqual([]);
    const now = { version: '1.5.0', hash: 'fedcba9876543210' };
    expect(driftOf(root(), () => now)).toEqual([
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
    expect(driftOf(root(), () => before)).toEqual([]);
  });

  it('driftOf finds the folder of a component by its name', () => {
    expect(['GameCard', 'EmptyState', 'ErrorPage'].map(kebab)).toEqual([
      'game-card',
      'empty-state',
      'error-page',
    ]);
  });
});
