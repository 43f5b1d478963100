import { expect, it } from 'vitest';
import { maskName } from './mask-name.ts';

it.each([
  ['andika7', 'and***7'],
  ['budi', 'b***i'],
  ['ab', 'a***b'],
])('%s is %s to strangers', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});
