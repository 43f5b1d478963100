import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@rspress/core';
import { root } from '../run.mjs';
import { pageName } from './page-text.mjs';
import { tasks } from './sidebar.mjs';
import { currentVersion, releases, stageFolder } from './stage.mjs';

const versions = releases().map(({ name }) => name);

/** @param {string} path of a page */
const titleOf = (path) => /^# (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? path;

/**
 * The sidebar of a version, without pages that it does not have.
 * @param {string} folder of the version
 */
const sidebarOf = (folder) =>
  tasks.map(({ text, pages, isClosed = false }) => ({
    text,
    collapsible: true,
    collapsed: isClosed,
    items: pages
      .flatMap((path) =>
        path.includes('*')
          ? globSync(path, { cwd: folder })
              .sort()
              .filter((file) => !file.endsWith('index.md'))
          : [pageName(path)],
      )
      .filter((file) => existsSync(join(folder, file)))
      .map((file) => ({
        text: titleOf(join(folder, file)),
        link: `/${file.replace(/(index)?\.md$/, '')}`,
      })),
  }));

export default defineConfig({
  root: stageFolder,
  outDir: join(root, 'node_modules/.cache/lobi/docs-site'),
  // Where the site is served; `LOBI_DOCS_BASE=/docs/` for a folder of another site.
  base: process.env.LOBI_DOCS_BASE ?? '/',
  title: 'Lobi',
  description: 'A gaming platform with wallets: UI kit, headless core, brands by configuration.',
  icon: '/mark.svg',
  lang: 'en',
  logoText: 'Lobi',
  // Pages are plain Markdown with links as the Git host takes them.
  markdown: { link: { checkDeadLinks: true, checkAnchors: true } },
  llms: true,
  ...(versions.length > 0 && {
    multiVersion: { default: 'next', versions: ['next', ...versions] },
  }),
  themeConfig: {
    darkMode: true,
    sidebar: { '/': sidebarOf(versions.length > 0 ? join(stageFolder, 'next') : stageFolder) },
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://github.com/lobi-platform/lobi' },
    ],
    nav: [
      { text: 'Start', link: '/partners/start' },
      { text: 'Reference', link: '/reference/brand-file' },
      { text: 'Examples', link: 'https://github.com/lobi-platform/lobi/tree/main/examples' },
      {
        text: currentVersion(),
        link: 'https://github.com/lobi-platform/lobi/blob/main/packages/app/CHANGELOG.md',
      },
    ],
  },
});
