import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { sameProps } from './same-props.ts';

const act = (): void => {};

describe('sameProps', () => {
  it.each([
    [{ rows: [{ id: 'a', amount: '1' }] }, { rows: [{ id: 'a', amount: '1' }] }],
    [
      { round: null, call: act },
      { round: null, call: act },
    ],
    [{ at: Number.NaN }, { at: Number.NaN }],
  ])('sameProps holds for new objects with the same data: %o', (before, now) => {
    expect(sameProps(before, now)).toBe(true);
  });

  it.each([
    [{ rows: [{ id: 'a' }] }, { rows: [{ id: 'b' }] }],
    [{ rows: [1, 2] }, { rows: [1] }],
    [{ rows: [] }, { rows: {} }],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ call: act }, { call: () => {} }],
    [{ at: new Date(0) }, { at: new Date(0) }],
    [{ face: createElement('b') }, { face: createElement('b') }],
  ])(
    'sameProps does not hold where something differs, or cannot be looked into: %o',
    (before, now) => {
      expect(sameProps(before, now)).toBe(false);
    },
  );
});
