import { expect, it } from 'vitest';
import { isolateLtr } from './isolate-ltr.ts';

it('isolateLtr isolates an amount in right-to-left pages only', () => {
  expect(isolateLtr('10 rb', 'rtl')).toBe('\u206610 rb\u2069');
  expect(isolateLtr('10 rb', 'ltr')).toBe('10 rb');
});
