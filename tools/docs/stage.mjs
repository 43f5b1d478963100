import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.mjs';
import { pageName, pageText } from './page-text.mjs';
import { versionsToKeep } from './versions.mjs';

/** Folder of the pages from which the site is built. */
export const stageFolder = join(root, 'node_modules/.cache/lobi/docs-pages');

/** Version of the working tree: all packages that partners use share it. */
export const currentVersion = () =>
  JSON.parse(readFileSync(join(root, 'packages/app/package.json'), 'utf8')).version;

/** @param {string[]} words */
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });

/** Earlier releases with their own pages; none if the sources are not in a repository. */
export function releases() {
  try {
    return versionsToKeep(git('tag', '--list').split('\n'), currentVersion());
  } catch {
    return [];
  }
}

/**
 * @param {string} folder where the page goes
 * @param {string} path of the page, from `docs`
 * @param {string} text
 */
function writePage(folder, path, text) {
  const file = join(folder, pageName(path));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pageText(text, path));
}

/** Pages of the working tree, from `docs`. */
export const pagePaths = () => globSync('**/*.md', { cwd: join(root, 'docs') }).sort();

/** Writes the pages of the working tree, over the existing ones. */
export function stageWorkingTree() {
  const isOnly = releases().length === 0;
  const folder = isOnly ? stageFolder : join(stageFolder, 'next');
  for (const path of pagePaths()) {
    writePage(folder, path, readFileSync(join(root, 'docs', path), 'utf8'));
  }
}

/** Writes all pages: those of the working tree, and next to them those of earlier releases. */
export function stageAll() {
  rmSync(stageFolder, { recursive: true, force: true });
  cpSync(join(root, 'packages/app/marks/lentera.svg'), join(stageFolder, 'public/mark.svg'));
  stageWorkingTree();
  for (const { name, tag } of releases()) {
    const paths = git('ls-tree', '-r', '--name-only', tag, 'docs').split('\n');
    for (const path of paths.filter((one) => one.endsWith('.md'))) {
      writePage(join(stageFolder, name), path.slice('docs/'.length), git('show', `${tag}:${path}`));
    }
  }
}
