import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { areas } from '../../.storybook/areas.ts';
import { changesOf } from '../../.storybook/pages/changes.ts';

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
