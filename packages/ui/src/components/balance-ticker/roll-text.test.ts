import { describe, expect, it } from 'vitest';
import { rollText } from './roll-text.ts';

describe('rollText', () => {
  it('rollText rolls only the digits that changed, counted from the end', () => {
    const first = rollText(undefined, 'Rp 950.000');
    const next = rollText(first, 'Rp 1.050.000');
    const reused = next.signs.filter(({ key }) => first.signs.some((old) => old.key === key));
    expect(next.text).toBe('Rp 1.050.000');
    expect(reused.map(({ sign }) => sign).join('')).toBe('50.000');
  });

  it('rollText gives every character of a text its own key', () => {
    const rolled = rollText(rollText(undefined, 'Rp 111'), 'Rp 1.111');
    expect(new Set(rolled.signs.map(({ key }) => key)).size).toBe(rolled.signs.length);
  });
});
