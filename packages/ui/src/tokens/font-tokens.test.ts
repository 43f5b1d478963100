import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

describe('font tokens', () => {
  // A token is a size with its line height, so inside a function the declaration is invalid.
  it('styles do not calculate with a font token', () => {
    const wrong = globSync('**/*.styles.ts', { cwd: source }).filter((file) =>
      /(?:max|min|clamp|calc)\([^;]*var\(--lobi-font-\d/.test(
        readFileSync(join(source, file), 'utf8').replaceAll(/\s+/g, ' '),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
