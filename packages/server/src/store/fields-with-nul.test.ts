import { describe, expect, it } from 'vitest';
import { fieldsWithNul } from './fields-with-nul.ts';

describe('fieldsWithNul', () => {
  it('fieldsWithNul returns every text that contains the character, at any depth', () => {
    const body = { a: 'x\u0000', b: ['fine', '\u0000'], c: { d: 'y\u0000z', e: 1, f: null } };
    expect(fieldsWithNul(body)).toEqual(['a', 'b.1', 'c.d']);
  });

  it('fieldsWithNul returns the object of a key that contains it', () => {
    expect(fieldsWithNul({ 'x\u0000': 1 })).toEqual(['body']);
    expect(fieldsWithNul({ a: { '\u0000': 1 } })).toEqual(['a']);
  });

  it('fieldsWithNul ignores other control characters, numbers and empty values', () => {
    for (const value of ['line\nline\t', 1, null, undefined, [], {}])
      expect(fieldsWithNul(value)).toEqual([]);
  });
});
