import { describe, expect, it } from 'vitest';
import { parseView } from './use-stored-view.ts';

describe('a stored view', () => {
  const view = { dense: true, columns: { amount: false }, order: ['b', 'a'] };

  it('is read when it is whole and of this version', () => {
    expect(parseView(JSON.stringify({ version: 1, ...view }))).toEqual(view);
  });

  it('leaves the density to the page where the reader has chosen none', () => {
    const { columns, order } = view;
    expect(parseView(JSON.stringify({ version: 1, columns, order }))).toEqual({ columns, order });
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
    JSON.stringify({ version: 1, ...view, dense: 'yes' }),
  ])('is forgotten when it is %s', (text) => {
    expect(parseView(text)).toBeUndefined();
  });
});
