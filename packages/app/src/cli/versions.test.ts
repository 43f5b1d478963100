import { expect, it } from 'vitest';
import { isUpTo } from './versions.ts';

it.each([
  ['0.5.0', '0.5.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.0.0', '0.10.3', false],
  ['0.5.0', '0.5.0-next.1', true],
  // The oldest Node that is supported, and the one of a machine.
  ['20.19', '24.0.0', true],
  ['20.19', '20.19.0', true],
  ['20.19', '20.9.0', false],
  ['20.19', '9.99.0', false],
])(
  'isUpTo compares versions by their numbers: %s is up to %s is %s',
  (version, other, expected) => {
    expect(isUpTo(version, other)).toBe(expected);
  },
);
