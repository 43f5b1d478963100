import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { packPackage, publishedPackages } from '../../tools/pack-package.mjs';
import { openProject, type OwnProject } from './own-project.ts';

/** The command line of packed packages, in a project of its own, as `npx @lobi/app` installs it. */
export interface Tool {
  /** Packages by name. */
  readonly tarballs: Readonly<Record<string, string>>;
  /** Creates a brand with `lobi init` whose packages are these, and does not install it yet. */
  init(folder: string, reactVersion: string): Promise<OwnProject>;
}

/**
 * Packs all packages and installs the command line.
 *
 * @param targetFolder an empty temporary folder
 */
export async function installTool(targetFolder: string): Promise<Tool> {
  const tarballs: Record<string, string> = {};
  for (const name of publishedPackages) {
    tarballs[`@lobi/${name}`] = await packPackage(name, join(targetFolder, 'tarballs'));
  }
  const lines = Object.entries(tarballs).map(([name, path]) => `  '${name}': 'file:${path}'\n`);
  // Source of the packages, since no registry has them yet.
  const nameTarballs = (folder: string) =>
    appendFileSync(join(folder, 'pnpm-workspace.yaml'), `overrides:\n${lines.join('')}`);

  const tool = openProject(join(targetFolder, 'tool'));
  mkdirSync(tool.folder);
  const { peerDependencies } = JSON.parse(
    readFileSync(new URL('../../packages/app/package.json', import.meta.url), 'utf8'),
  ) as { peerDependencies: Record<string, string> };
  writeFileSync(
    join(tool.folder, 'package.json'),
    JSON.stringify({ dependencies: { '@lobi/app': '*', ...peerDependencies } }),
  );
  nameTarballs(tool.folder);
  await tool.install();

  return {
    tarballs,
    async init(folder, reactVersion) {
      const flags = ['--name', 'Kopi88', '--accent', '#C2410C', '--lang', 'en', '--yes'];
      await tool.run(join(tool.folder, 'node_modules/.bin/lobi'), 'init', folder, ...flags);
      const manifest = join(folder, 'package.json');
      const range = `"^${reactVersion === '19' ? '19.0' : reactVersion}.0"`;
      writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll('"^19.0.0"', range));
      nameTarballs(folder);
      return openProject(folder);
    },
  };
}

/** Opens a brand as a new visitor, until the lobby shows a game. */
export async function openLobby(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.locator('a[href^="/game/"]').first().waitFor({ timeout: 240_000 });
}

/** Changes colour and name of the new brand. */
export function editBrand({ folder }: OwnProject): void {
  const path = join(folder, 'brand.config.ts');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('#C2410C', '#0B5FFF').replace('Kopi88', 'Kopi99'));
}
