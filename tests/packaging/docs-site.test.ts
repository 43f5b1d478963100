import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pageName, pageText, sourcesUrl } from '../../tools/docs/page-text.mjs';
import { tasks } from '../../tools/docs/sidebar.mjs';
import { versionsToKeep } from '../../tools/docs/versions.mjs';

const docs = fileURLToPath(new URL('../../docs', import.meta.url));

describe('the menu of the documentation site', () => {
  it('the menu lists every page of docs once, and no other', () => {
    const listed = tasks.flatMap(({ pages }) =>
      pages.flatMap((path) => globSync(path, { cwd: docs, exclude: ['adr/README.md'] })),
    );
    const pages = globSync('**/*.md', { cwd: docs }).filter((path) => path !== 'README.md');
    expect([...listed, 'adr/README.md'].sort()).toEqual(pages.sort());
  });
});

describe('a page of the documentation site', () => {
  it.each([
    ['[a](events.md#consent)', '[a](./events.md#consent)', 'to a page beside it'],
    ['[a](../operating/README.md)', '[a](../operating/index.md)', 'to the index of a folder'],
    ['[a](#here)', '[a](#here)', 'to a section of its own'],
    ['[a](https://example.com/x.md)', '[a](https://example.com/x.md)', 'to another site'],
    [
      '[a](../../SEMVER.md#public)',
      `[a](${sourcesUrl}SEMVER.md#public)`,
      'to a file of the sources',
    ],
  ])('%s becomes %s: a link %s is one that the site can follow', (written, shown) => {
    expect(pageText(written, 'partners/upgrade.md')).toBe(shown);
  });

  it('blocks of code are unchanged', () => {
    const text = 'a [b](c.md)\n```ts\nconst d = list[e](f.md);\n```\n';
    expect(pageText(text, 'page.md')).toBe(text.replace('(c.md)', '(./c.md)'));
  });

  it('the README of a folder is its index', () => {
    expect(['README.md', 'adr/README.md', 'api.md'].map(pageName)).toEqual([
      ...['index.md', 'adr/index.md', 'api.md'],
    ]);
  });
});

describe('versions of the documentation site', () => {
  it('the documentation has the newest patch of three earlier minor versions, newest first', () => {
    const tags = ['0.9.0', '0.10.1', '0.10.0', '0.8.3', '0.7.0', '0.11.0'].map(
      (version) => `@lobi/app@${version}`,
    );
    expect(versionsToKeep([...tags, '@lobi/server@0.6.0'], '0.11.2')).toEqual([
      { name: '0.10', tag: '@lobi/app@0.10.1' },
      { name: '0.9', tag: '@lobi/app@0.9.0' },
      { name: '0.8', tag: '@lobi/app@0.8.3' },
    ]);
  });

  it('a repository without releases has one version', () => {
    expect(versionsToKeep([''], '0.4.0')).toEqual([]);
  });
});
