import { describe, expect, it } from 'vitest';
import { returnText } from './return-text.ts';

describe('returnText', () => {
  it('returnText returns one percentage if no choice changes the return', () => {
    expect(returnText(9_729, 9_729, 'en')).toBe('97.29%');
    expect(returnText(9_000, 9_000, 'id')).toBe('90%');
  });

  it('returnText returns a range if the return depends on the choice', () => {
    expect(returnText(8_564, 9_894, 'en').replaceAll(/[\s%]/g, '')).toBe('85.64–98.94');
    for (const locale of ['id', 'es', 'zh-Hans']) {
      const text = returnText(8_564, 9_894, locale).replaceAll('.', ',');
      expect(text).toMatch(/85,64.*98,94.*%/);
    }
  });
});
