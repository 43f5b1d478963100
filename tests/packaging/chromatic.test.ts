import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { modes } from '../../.storybook/modes.ts';
import { lookOf } from '../../.storybook/toolbar.ts';
import { buildScript, chromaticCommand, reviewedStories } from '../../tools/chromatic-command.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('Chromatic', () => {
  it('the upload knows every option that it is called with', () => {
    const help = execFileSync(join(root, 'node_modules/.bin/chromatic'), ['--help'], {
      encoding: 'utf8',
    });
    const options = chromaticCommand.filter((part) => part.startsWith('--'));
    expect(options.length).toBeGreaterThan(2);
    expect(options.filter((option) => !new RegExp(`${option}[ ,]`).test(help))).toEqual([]);
  });

  it('the upload builds with a script that exists', () => {
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
    'the upload takes %s in a brand and scheme that exist',
    (_name, mode) => {
      const { name, brand, scheme } = lookOf(mode.look);
      expect(`${name}-${scheme}`).toBe(mode.look);
      expect(brand.schemes[scheme]).toBeDefined();
    },
  );
});
