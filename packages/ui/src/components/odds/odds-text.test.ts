import { describe, expect, it } from 'vitest';
import { oddsText } from './odds-text.ts';

describe('oddsText', () => {
  it('writes the return per 100 as it is quoted in the trade', () => {
    expect(oddsText(187, 'per100', 'id')).toBe('187');
  });

  it('writes decimal odds in the reader’s language', () => {
    expect(oddsText(187, 'decimal', 'id')).toBe('1,87');
    expect(oddsText(200, 'decimal', 'en')).toBe('2.00');
  });

  it('shows a dash while there are none, in both formats', () => {
    expect(oddsText(null, 'per100', 'id')).toBe('–');
    expect(oddsText(null, 'decimal', 'en')).toBe('–');
  });
});
