import { describe, expect, it } from 'vitest';
import { fieldsWithNul } from './fields-with-nul.ts';

describe('fieldsWithNul', () => {
  it('fieldsWithNul names every text that holds the character, at any depth', () => {
    const body = { a: 'x\u0000', b: ['fine', '\u0000'], c: { d: 'y\u0000z', e: 1, f: null } };
    expect(fieldsWithNul(body)).toEqual(['a', 'b.1', 'c.d']);
  });

  it('fieldsWithNul names the object of a name that holds it', () => {
    expect(fieldsWithNul({ 'x\u0000': 1 })).toEqual(['body']);
    expect(fieldsWithNul({ a: { '\u0000': 1 } })).toEqual(['a']);
  });

  it('fieldsWithNul finds nothing in what holds other control characters, numbers or nothing', () => {
    for (const value of ['line\nline\t', 1, null, undefined, [], {}])
      expect(fieldsWithNul(value)).toEqual([]);
  });
});
