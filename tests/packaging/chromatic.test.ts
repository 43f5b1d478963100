import { execFile, execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { storyNameFromExport } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { modes } from '../../.storybook/modes.ts';
import { lookOf } from '../../.storybook/toolbar.ts';
import { buildScript, chromaticCommand, reviewedStories } from '../../tools/chromatic-command.mjs';
import { startFakeChromatic } from './fake-chromatic.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Files that the Chromatic CLI requires in a built Storybook. */
const built = ['index.html', 'iframe.html', 'index.json'];

/** A project with a history, whose script of the same name builds a Storybook of three files. */
function createProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lobi-chromatic-'));
  const devDependencies = { storybook: '10.0.0', '@storybook/react-vite': '10.0.0' };
  const scripts = { [buildScript]: 'node build.mjs' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts, devDependencies }));
  writeFileSync(
    join(folder, 'build.mjs'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
const { 'output-dir': folder } = parseArgs({
  options: { 'output-dir': { type: 'string' }, 'webpack-stats-json': { type: 'string' } },
}).values;
mkdirSync(folder, { recursive: true });
for (const file of ${JSON.stringify(built)}) writeFileSync(folder + '/' + file, '{}');`,
  );
  const git = (...options: string[]) => execFileSync('git', options, { cwd: folder });
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Designer');
  git('config', 'user.email', 'designer@example.test');
  git('add', '.');
  git('commit', '--quiet', '--message', 'test: begin');
  // The CLI treats a single commit like a shallow checkout.
  git('commit', '--quiet', '--allow-empty', '--message', 'test: go on');
  return folder;
}

describe('Chromatic', () => {
  it('the Chromatic command runs as a dry run with a token only', async () => {
    const chromatic = await startFakeChromatic();
    const folder = createProject();
    const [program = '', ...options] = chromaticCommand;
    const { stdout } = await promisify(execFile)(
      join(root, 'node_modules/.bin', program),
      [...options, '--dry-run', '--no-interactive', '--skip-update-check', '--no-log-file'],
      {
        cwd: folder,
        // After a failure it would report the error and wait for a network.
        timeout: 120_000,
        env: {
          ...process.env,
          CHROMATIC_PROJECT_TOKEN: 'token-0123456789',
          CHROMATIC_INDEX_URL: chromatic.origin,
          CHROMATIC_DISABLE_ANALYTICS: 'true',
        },
      },
    );
    chromatic.close();
    rmSync(folder, { recursive: true });
    expect(chromatic.operations).toEqual(
      expect.arrayContaining(['CreateAppTokenMutation', 'AnnounceBuildMutation']),
    );
    expect(stdout).toContain('Storybook files validated and prepared for upload');
    expect(stdout).toContain('Skipped due to --dry-run');
  });

  it('the Chromatic command supports every option that it is called with', () => {
    const help = execFileSync(join(root, 'node_modules/.bin/chromatic'), ['--help'], {
      encoding: 'utf8',
    });
    const options = chromaticCommand.filter((part) => part.startsWith('--'));
    expect(options.length).toBeGreaterThan(2);
    expect(options.filter((option) => !new RegExp(`${option}[ ,]`).test(help))).toEqual([]);
  });

  it('the Chromatic command builds with a script that exists', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts).toHaveProperty([buildScript]);
  });

  it.each(reviewedStories)('Chromatic is sent stories by %s', (pattern) => {
    const paths = globSync('packages/{ui,app}/src/**/*.stories.tsx', { cwd: root }).flatMap(
      (file) => {
        const text = read(file);
        const [, title = ''] = /title: '([^']+)'/.exec(text) ?? [];
        return [...text.matchAll(/^export const (\w+)/gm)].map(
          ([, name = '']) => `${title}/${storyNameFromExport(name)}`,
        );
      },
    );
    expect(paths.filter((path) => matchesGlob(path, pattern)).length).toBeGreaterThan(50);
  });

  it.each(Object.entries(modes))(
    'the Chromatic command captures %s in a brand and scheme that exist',
    (_name, mode) => {
      const { name, brand, scheme } = lookOf(mode.look);
      expect(`${name}-${scheme}`).toBe(mode.look);
      expect(brand.schemes[scheme]).toBeDefined();
    },
  );
});
