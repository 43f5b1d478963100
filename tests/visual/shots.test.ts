import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lookOf } from '../../.storybook/toolbar.ts';
import { modes, shotsOf } from '../../tools/visual/shots.mjs';

const matrix = { id: 'atoms-avatar--matrix', title: 'Atoms/Avatar', name: 'Matrix', type: 'story' };
const playground = { ...matrix, id: 'atoms-avatar--playground', name: 'Playground' };

describe('pictures of a commit', () => {
  it('shots of a commit include the matrix of a component once, and no other story of it', () => {
    expect(shotsOf([matrix, playground]).map(({ mode }) => mode)).toEqual(['dark']);
  });

  it('shots of a commit exclude stories that are marked as not compared', () => {
    expect(shotsOf([{ ...matrix, tags: ['not-compared'] }])).toEqual([]);
  });
});

describe('baselines', () => {
  const folder = fileURLToPath(new URL('baselines/', import.meta.url));

  it('no baseline is blank', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
    expect(files.length).toBeGreaterThan(200);
    // A blank image is compressed to 1.9 kB; a short text adds 0.7 kB.
    const isBlank = (file: string) => statSync(`${folder}${file}`).size < 2200;
    expect(files.filter(isBlank)).toEqual([]);
  });
});

describe('pictures of games on phones', () => {
  /** Components that show their matrix on phones. */
  const onPhones = Object.entries(
    import.meta.glob<string>('../../packages/ui/src/**/*.stories.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  )
    .filter(([, source]) => source.includes('<PhoneScreens'))
    .map(([, source]) => /^ {2}title: '(.+)'/m.exec(source)?.[1] ?? '');

  it('every matrix of phones has a picture in a window of the height of a phone', () => {
    expect(onPhones.length).toBeGreaterThan(10);
    for (const title of onPhones) {
      expect(shotsOf([{ ...matrix, title }]), title).toMatchObject([{ mode: 'dark-phones' }]);
    }
    expect(modes['dark-phones']?.height).toBeGreaterThanOrEqual(640);
  });
});

describe('nightly pictures', () => {
  const shots = shotsOf([matrix, playground], 'night');
  const modeOf = (name: string) => modes[name]!;

  it('nightly pictures show each brand in light and dark, narrow and wide', () => {
    const seen = shots
      .map(({ mode }) => `${modeOf(mode).globals['look']} ${modeOf(mode).width}`)
      .filter((each, index, all) => all.indexOf(each) === index);
    for (const brand of ['lentera', 'pesisir', 'baja']) {
      for (const scheme of ['light', 'dark']) {
        for (const width of [360, 1440]) expect(seen).toContain(`${brand}-${scheme} ${width}`);
      }
    }
  });

  it.each(['lentera', 'pesisir', 'baja'])(
    'nightly pictures show %s with the settings of other readers',
    (brand) => {
      const all = shots
        .map(({ mode }) => modeOf(mode))
        .filter(({ globals }) => globals['look']?.startsWith(brand));
      const widthsWith = (hasSetting: (mode: (typeof all)[number]) => boolean) =>
        all.filter(hasSetting).map(({ width }) => width);
      expect(widthsWith(({ globals }) => globals['direction'] === 'rtl')).toEqual([360, 1440]);
      expect(widthsWith(({ forcedColors }) => forcedColors === true)).toEqual([360, 1440]);
      expect(widthsWith(({ textScale }) => textScale === 2)).toEqual([390]);
    },
  );

  it('nightly pictures include pointer states and the brand lab', () => {
    const states = { ...matrix, id: 'atoms-button--states', name: 'States' };
    const lab = { ...matrix, id: 'brand-lab-brand-lab--lab', title: 'Brand lab', name: 'Lab' };
    const ids = shotsOf([states, lab], 'night').map(({ id }) => id);
    expect([...new Set(ids)]).toEqual([states.id, lab.id]);
    const widths = shotsOf([states], 'night').map(({ mode }) => modeOf(mode).width);
    expect(new Set(widths)).toEqual(new Set([1440]));
  });
});

it.each(Object.entries(modes))('the mode %s names an existing theme', (_name, { globals }) => {
  const { look = '' } = globals;
  const { name, brand, scheme } = lookOf(look);
  expect(`${name}-${scheme}`).toBe(look);
  expect(brand.schemes[scheme]).toBeDefined();
});
