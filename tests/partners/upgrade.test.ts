import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packPackage, publishedPackages } from '../../tools/pack-package.mjs';
import { openRegistry, packNext, type LocalRegistry } from './local-registry.ts';
import { openProject, typeCheck, type OwnProject } from './own-project.ts';

let temporaryFolder: string;
let registry: LocalRegistry;
let brand: OwnProject;
/** Version of app, core and kit before the upgrade, and the next minor one. */
let before: string;
let after: string;

const lobi = (...words: string[]) =>
  brand.run(join(brand.folder, 'node_modules/.bin/lobi'), ...words);

const pathOf = (file: string): string => join(brand.folder, file);
const read = (file: string): string => readFileSync(pathOf(file), 'utf8');

function edit(file: string, text: string, replacement: string): void {
  expect(read(file)).toContain(text);
  writeFileSync(pathOf(file), read(file).replace(text, replacement));
}

/** A project whose Lobi packages come from the registry of this test. */
function openOwnProject(folder: string): OwnProject {
  writeFileSync(join(folder, '.npmrc'), `@lobi:registry=${registry.url}\n`);
  return openProject(folder);
}

/** All scripts of the built app. */
const builtCode = (): string =>
  globSync('dist/assets/*.js', { cwd: brand.folder }).map(read).join('\n');

const versionOf = (name: string): string =>
  (JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string }).version;

/** Publishes the next minor version of the kit, with two changed components. */
async function publishNextMinor(tarballs: Readonly<Record<string, string>>): Promise<void> {
  const [major, minor, patch] = versionOf('@lobi/server').split('.').map(Number);
  const versions = {
    ...{ '@lobi/core': after, '@lobi/ui': after, '@lobi/app': after },
    '@lobi/server': `${major}.${minor}.${Number(patch) + 1}`,
  };
  const edits = {
    'dist/sources/EmptyState/empty-state.tsx': [
      '<S.Body>{body ?? defaultBody}</S.Body>',
      '<S.Body data-next-minor="">{body ?? defaultBody}</S.Body>',
    ],
    'dist/components/game-card/game-card.js': [
      '"aria-pressed": favourite,',
      '"aria-pressed": favourite, "data-next-minor": "",',
    ],
  } as const;
  const news = {
    'CHANGELOG.md': [
      '# @lobi/app\n',
      `# @lobi/app\n\n## ${after}\n\n- Tiles of games have a mark.\n`,
    ],
  } as const;
  for (const [name, tarball] of Object.entries(tarballs)) {
    const changes = {
      versions,
      ...(name === 'ui' && { edits }),
      ...(name === 'app' && { edits: news }),
    };
    await registry.publish(await packNext(tarball, join(temporaryFolder, `next-${name}`), changes));
  }
}

beforeAll(async () => {
  temporaryFolder = mkdtempSync(join(tmpdir(), 'lobi-upgrade-'));
  registry = await openRegistry();
  const tarballs: Record<string, string> = {};
  for (const name of publishedPackages) {
    tarballs[name] = await packPackage(name, join(temporaryFolder, 'tarballs'));
    await registry.publish(tarballs[name]);
  }
  const tool = join(temporaryFolder, 'tool');
  mkdirSync(tool);
  const peers = { react: '^19.0.0', 'react-dom': '^19.0.0', 'styled-components': '^6.6.0' };
  writeFileSync(
    join(tool, 'package.json'),
    JSON.stringify({ dependencies: { '@lobi/app': '*', ...peers } }),
  );
  writeFileSync(join(tool, 'pnpm-workspace.yaml'), '');
  const { run, install } = openOwnProject(tool);
  await install();
  await run(join(tool, 'node_modules/.bin/lobi'), 'init', join(temporaryFolder, 'kopi88'), '--yes');

  brand = openOwnProject(join(temporaryFolder, 'kopi88'));
  await brand.install();
  before = versionOf('@lobi/ui');
  const [major, minor] = before.split('.').map(Number);
  after = `${major}.${Number(minor) + 1}.0`;
  await lobi('add', 'slot', 'lobby.top');
  await lobi('override', 'GameCard', '--wrap');
  await lobi('override', 'EmptyState', '--eject');
  edit(
    'overrides/empty-state/empty-state.tsx',
    'data-kind={kind}',
    'data-kind={kind} data-kopi-copy=""',
  );
  edit(
    'overrides/game-card.tsx',
    '<Original {...props} />',
    '<div data-kopi-frame><Original {...props} /></div>',
  );
  edit('slots/lobby-top.tsx', '<p>lobby.top:', '<p>Kopi on the house:');
  await brand.install();
  await lobi('build');
  await publishNextMinor(tarballs);
}, 600_000);

afterAll(async () => {
  await registry.close();
  rmSync(temporaryFolder, { recursive: true, force: true });
});

/** What the brand has drawn itself, in the built app. */
const expectOwnParts = (): void => {
  const code = builtCode();
  for (const own of ['data-kopi-copy', 'data-kopi-frame', 'Kopi on the house']) {
    expect(code).toContain(own);
  }
};

describe('a minor upgrade of a brand with a copied, a wrapped and a slotted component', () => {
  it('lobi upgrade moves the packages of a brand to the next minor version', async () => {
    expectOwnParts();
    const manifest = read('package.json');
    const planned = await lobi('upgrade', '--dry-run');
    expect(planned).toContain(`@lobi/ui  ^${before} → ^${after}`);
    expect(planned).toContain(`## ${after}\n\n- Tiles of games have a mark.`);
    expect(planned).not.toContain(`## ${before}`);
    expect(read('package.json')).toBe(manifest);
    await lobi('upgrade');
    await brand.install();
    for (const name of ['@lobi/app', '@lobi/core', '@lobi/ui']) {
      expect(versionOf(name), name).toBe(after);
    }
  });

  it('lobi check and lobi doctor report the changed components, and what to do', async () => {
    const output = (await lobi('check')).replaceAll(/\s+/g, ' ');
    expect(output).toContain('brand.config.ts has no problems.');
    const changed = `has changed between ${before} and ${after}. fix:`;
    expect(output).toContain(
      `LB603 overrides/empty-state/empty-state.tsx EmptyState ${changed} run lobi override EmptyState --merge, which keeps your edits`,
    );
    expect(output).toContain(
      `LB602 overrides/game-card.tsx GameCard ${changed} look at what it draws, then write "// wraps GameCard of @lobi/ui ${after} `,
    );
    const doctor = await lobi('doctor').then(String, String);
    expect(doctor).toContain('LB603');
    expect(doctor).toContain('LB602');
  });

  it('the brand still compiles and builds, with its own components', async () => {
    await brand.run(...typeCheck);
    await lobi('build');
    expectOwnParts();
    // The kit draws the next version of the wrapped component, and the copy stays as it was.
    expect(builtCode()).toContain('"data-next-minor":');
    expect(read('overrides/empty-state/empty-state.tsx')).not.toContain('data-next-minor');
  });

  it('a second lobi upgrade merges the change of the kit into the copy, which keeps its edits', async () => {
    const output = await lobi('upgrade');
    expect(output).toContain('All packages are up to date.');
    expect(output).toMatch(/empty-state\.tsx {2}merged with your edits/);
    const copy = read('overrides/empty-state/empty-state.tsx');
    expect(copy).toContain('data-kopi-copy');
    expect(copy).toContain('data-next-minor');
    expect(await lobi('check')).not.toContain('LB603');
    await brand.run(...typeCheck);
    await lobi('build');
    expectOwnParts();
  });
});
