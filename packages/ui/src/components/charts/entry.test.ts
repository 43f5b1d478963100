import { describe, expect, it } from 'vitest';

const sources: Readonly<Record<string, string>> = import.meta.glob('../../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Published modules whose imports match the pattern, as paths from this folder. */
const importersOf = (pattern: RegExp): string[] =>
  Object.entries(sources)
    .filter(([path, source]) => !/\.(test|stories)\.tsx?$/.test(path) && pattern.test(source))
    .map(([path]) => path);

describe('the drawing library', () => {
  it('the drawing library is imported only by charts', () => {
    const importers = importersOf(/from 'recharts'/);
    expect(importers.length).toBeGreaterThan(0);
    expect(importers.filter((path) => !path.startsWith('./'))).toEqual([]);
  });

  it('the drawing library reaches a page only through the entry of charts', () => {
    const importers = importersOf(/from '[./]+(?:components\/)?charts\//);
    expect(importers.filter((path) => !path.startsWith('./'))).toEqual(['../../charts.ts']);
  });
});
