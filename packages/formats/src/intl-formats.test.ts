import { expect, it } from 'vitest';
import { listWriter } from './intl-formats.ts';

it.each([
  ['id', '1, 2, 3'],
  ['en', '1, 2, 3'],
  ['es', '1, 2 y 3'],
  ['zh-Hans', '1、2、3'],
])('listWriter separates items in %s', (locale, text) => {
  expect(listWriter(locale).format(['1', '2', '3'])).toBe(text);
  expect(listWriter(locale).format(['1', '2'])).not.toBe('12');
});
