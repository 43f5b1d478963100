import { describe, expect, it } from 'vitest';
import { lookOf } from '../../.storybook/toolbar.ts';
import { modes, shotsOf } from '../../tools/visual/shots.mjs';

const matrix = { id: 'atoms-avatar--matrix', title: 'Atoms/Avatar', name: 'Matrix', type: 'story' };
const playground = { ...matrix, id: 'atoms-avatar--playground', name: 'Playground' };

describe('pictures of a commit', () => {
  it('show the matrix of a component once, and no other story of it', () => {
    expect(shotsOf([matrix, playground]).map(({ mode }) => mode)).toEqual(['dark']);
  });

  it('pictures of a commit leave out stories that are marked as not compared', () => {
    expect(shotsOf([{ ...matrix, tags: ['not-compared'] }])).toEqual([]);
  });
});

describe('pictures of a night', () => {
  const shots = shotsOf([matrix, playground], 'night');
  const modeOf = (name: string) => modes[name]!;

  it('show each brand in light and dark, narrow and wide', () => {
    const seen = shots
      .map(({ mode }) => `${modeOf(mode).globals['look']} ${modeOf(mode).width}`)
      .filter((each, index, all) => all.indexOf(each) === index);
    for (const brand of ['lentera', 'pesisir', 'baja']) {
      for (const scheme of ['light', 'dark']) {
        for (const width of [360, 1440]) expect(seen).toContain(`${brand}-${scheme} ${width}`);
      }
    }
  });

  it('show what readers with other settings see', () => {
    const all = shots.map(({ mode }) => modeOf(mode));
    expect(all.some(({ globals }) => globals['direction'] === 'rtl')).toBe(true);
    expect(all.some(({ forcedColors }) => forcedColors)).toBe(true);
    expect(all.some(({ textScale }) => textScale === 2)).toBe(true);
  });
});

it.each(Object.entries(modes))('the mode %s names a look that there is', (_name, { globals }) => {
  const { look = '' } = globals;
  const { name, brand, scheme } = lookOf(look);
  expect(`${name}-${scheme}`).toBe(look);
  expect(brand.schemes[scheme]).toBeDefined();
});
