import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { areas } from '../../.storybook/areas.ts';
import { changesOf, changesOfRelease } from '../../.storybook/pages/changes.ts';

describe('changes of a release', () => {
  const note = (head: string, text: string) => `---\n${head}\n---\n\n${text}\n`;

  it('Storybook pages name their packages and list open work first', () => {
    const fix = note("'@lobi/ui': patch", 'Fixes a date.');
    const breaking = note("'@lobi/ui': minor\n'@lobi/app': major", 'Renames a slot.');
    expect(changesOf([fix, breaking])).toEqual([
      { kind: 'major', packages: ['@lobi/ui', '@lobi/app'], text: 'Renames a slot.' },
      { kind: 'patch', packages: ['@lobi/ui'], text: 'Fixes a date.' },
    ]);
  });

  it('Storybook pages skip a changeset without front matter or text', () => {
    expect(changesOf(['# Changesets\n', note('', '')])).toEqual([]);
  });
});

describe('changes of a release that was cut', () => {
  const changeLog = `# @lobi/ui

## 0.5.0

### What you must do

- **Rows.** \`DataTable\` needs
  \`rowId\`.

### Fixed

- A date in Chinese.

## 0.4.0

### New

- Charts.
`;

  it('Storybook pages list the newest section of the change logs when no changesets are left', () => {
    expect(changesOfRelease(['# Changesets\n'], { '@lobi/ui': changeLog })).toEqual([
      { kind: 'major', packages: ['@lobi/ui'], text: '**Rows.** `DataTable` needs `rowId`.' },
      { kind: 'patch', packages: ['@lobi/ui'], text: 'A date in Chinese.' },
    ]);
  });

  it('Storybook pages list what needs work in any package first', () => {
    const app = '## 0.5.0\n\n### New\n\n- Routes.\n\n### What you must do\n\n- Rename `look`.\n';
    const listed = changesOfRelease([], { '@lobi/ui': changeLog, '@lobi/app': app });
    expect(listed.map(({ text }) => text)).toEqual([
      '**Rows.** `DataTable` needs `rowId`.',
      'Rename `look`.',
      'Routes.',
      'A date in Chinese.',
    ]);
  });

  it('Storybook pages prefer the changesets of the next release', () => {
    const note = "---\n'@lobi/ui': minor\n---\n\nMore charts.\n";
    expect(changesOfRelease([note], { '@lobi/ui': changeLog }).map(({ text }) => text)).toEqual([
      'More charts.',
    ]);
  });
});

describe('order of the sidebar', () => {
  it('the sidebar has the order of the areas on the welcome page', () => {
    const preview = readFileSync(new URL('../../.storybook/preview.tsx', import.meta.url), 'utf8');
    const [, list = ''] = /order: \[([^\]]*)\]/.exec(preview) ?? [];
    const order = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);
    expect(order).toEqual(['Welcome', ...Object.keys(areas)]);
  });
});

describe('pages of patterns', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
  const stories = globSync('packages/{ui,app}/src/**/*.stories.tsx', { cwd: root }).flatMap(
    (file) => {
      const text = read(file);
      const [, title = ''] = /title: '([^'/]+\/[^']+)'/.exec(text) ?? [];
      return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
        toId(title, storyNameFromExport(name)),
      );
    },
  );
  const pages = globSync('.storybook/pages/*.mdx', { cwd: root });

  it.each(pages)('%s shows only existing stories', (page) => {
    const shown = [...read(page).matchAll(/story="([^"]+)"/g)].map(([, id = '']) => id);
    expect(shown.filter((id) => !stories.includes(id))).toEqual([]);
  });
});
