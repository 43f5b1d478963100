import { expect, it } from 'vitest';
import { maskName } from './mask-name.ts';

it.each([
  ['andika7', 'and***7'],
  ['andini', 'and***i'],
  ['andik', 'a***k'],
  ['budi', 'b***i'],
  ['ab', 'a***b'],
])('%s is %s to strangers', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});
