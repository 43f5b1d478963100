import { describe, expect, it } from 'vitest';
import { donutShares, othersId, sumFigures } from './donut-parts.ts';

const options = { format: 'money', currency: 'IDR', others: 'Lainnya' } as const;
const partsOf = (values: readonly (string | null)[]) =>
  values.map((value, index) => ({ id: `${index}`, label: `${index}`, value }));

describe('donutShares', () => {
  it('donutShares gives every part its share of the whole', () => {
    expect(donutShares(partsOf(['75', '25']), options).map(({ share }) => share)).toEqual([
      0.75, 0.25,
    ]);
  });

  it('donutShares counts missing and negative values as zero, and gives an empty whole no shares', () => {
    expect(donutShares(partsOf(['10', null, '-5']), options).map(({ share }) => share)).toEqual([
      1, 0, 0,
    ]);
    expect(donutShares(partsOf(['0', null]), options).map(({ share }) => share)).toEqual([0, 0]);
  });

  it('donutShares combines the seventh part and later ones, with their exact sum', () => {
    const shares = donutShares(partsOf(['9', '8', '7', '6', '5', '4', '3', '2']), options);
    expect(shares).toHaveLength(6);
    expect(shares.at(-1)).toMatchObject({ id: othersId, label: 'Lainnya', value: '9' });
    expect(donutShares(partsOf(['9', '8', '7', '6', '5', '4']), options).at(-1)?.id).toBe('5');
  });
});

describe('sumFigures', () => {
  it('sumFigures is exact for money and a plain sum for counts', () => {
    expect(sumFigures(['9007199254740993', '2'], 'money', 'IDR')).toBe('9007199254740995');
    expect(sumFigures([3, null, 4], 'number', 'IDR')).toBe(7);
  });
});
