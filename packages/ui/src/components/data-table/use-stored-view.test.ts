import { describe, expect, it } from 'vitest';
import { parseView } from './use-stored-view.ts';

describe('a stored view', () => {
  const view = { dense: true, columns: { amount: false }, order: ['b', 'a'] };

  it('is read when it is whole and of this version', () => {
    expect(parseView(JSON.stringify({ version: 1, ...view }))).toEqual(view);
  });

  it.each([
    null,
    '',
    '{"dense":',
    'null',
    '[]',
    '"x"',
    JSON.stringify(view),
    JSON.stringify({ version: 99, ...view }),
    JSON.stringify({ version: 1, ...view, order: [1] }),
    JSON.stringify({ version: 1, ...view, columns: { amount: 'no' } }),
    JSON.stringify({ version: 1, ...view, dense: undefined }),
  ])('is forgotten when it is %s', (text) => {
    expect(parseView(text)).toBeUndefined();
  });
});
