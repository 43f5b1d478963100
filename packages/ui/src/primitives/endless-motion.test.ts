import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Endless animations must run on the compositor; others would need layout or painting in every frame.

const source = join(import.meta.dirname, '..');

/** An endless animation in a file of styles. */
interface EndlessMotion {
  readonly file: string;
  /** Name of the animated part: `styled.g`, `styled(Root)`. */
  readonly part: string;
  /** Properties that its keyframes change. */
  readonly changes: readonly string[];
}

function endlessMotionsOf(file: string, text: string): EndlessMotion[] {
  const keyframes = new Map(
    [...text.matchAll(/const (\w+) = keyframes`([^`]*)`/g)].map(([, name, body]) => [name, body]),
  );
  const parts = [...text.matchAll(/export const \w+ = (styled[.(][\w.]+\)?)[^`]*`([^`]*)`/g)];
  return parts.flatMap(([, part = '', body = '']) =>
    [...body.matchAll(/animation: \$\{(\w+)\}[^;]*\binfinite\b/g)].map(([, name]) => ({
      file,
      part,
      changes: [...new Set((keyframes.get(name) ?? '').match(/[a-z-]+(?=:)/g))],
    })),
  );
}

const motions = globSync('**/*.styles.ts', { cwd: source }).flatMap((file) =>
  endlessMotionsOf(file, readFileSync(join(source, file), 'utf8')),
);

/** Parts of an SVG have no compositor layer. */
const svgParts = ['g', 'path', 'circle', 'ellipse', 'line', 'rect', 'text'];

describe('endless animations', () => {
  it('endless animations are found in the styles', () => {
    expect(motions.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'components/lantern/sway.styles.ts',
        'primitives/progress/progress.styles.ts',
        'primitives/spinner/spinner.styles.ts',
      ]),
    );
    expect(
      endlessMotionsOf(
        'bad',
        'const run = keyframes`from { left: 0; }`;\nexport const Dot = styled.g`\n animation: ${run} 1s infinite;`;',
      ),
    ).toEqual([{ file: 'bad', part: 'styled.g', changes: ['left'] }]);
  });

  it.each(motions)(
    'an endless animation in $file changes nothing but transform and opacity',
    ({ changes }) => {
      expect(changes.length).toBeGreaterThan(0);
      expect(changes.filter((name) => !['transform', 'opacity'].includes(name))).toEqual([]);
    },
  );

  it.each(motions)(
    'an endless animation in $file has its own layer and is not part of an SVG',
    ({ part }) => {
      expect(svgParts.map((name) => `styled.${name}`)).not.toContain(part);
    },
  );
});
