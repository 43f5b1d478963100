import { describe, expect, it } from 'vitest';
import { maskName, publicName } from './public-name.ts';

it.each([
  ['andika7', 'and***7'],
  ['andini', 'and***i'],
  ['andik', 'a***k'],
  ['budi', 'b***i'],
  ['ab', 'a***b'],
])('maskName masks %s as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});

describe('the public name of an account', () => {
  it('the public name of an account is masked, and marks a demo account', () => {
    expect(publicName({ username: 'andika7', isDemo: false })).toBe('and***7');
    expect(publicName({ username: 'andika7', isDemo: true })).toBe('and***7 (demo)');
  });
});
