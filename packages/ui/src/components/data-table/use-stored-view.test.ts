import { describe, expect, it } from 'vitest';
import { parseView } from './use-stored-view.ts';

describe('a stored view', () => {
  const view = { dense: true, columns: { amount: false }, order: ['b', 'a'] };

  it('parseView reads a stored view that is complete and of the current version', () => {
    expect(parseView(JSON.stringify({ version: 1, ...view }))).toEqual(view);
  });

  it('a stored view leaves the density to the page if the user has chosen none', () => {
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
  ])('parseView ignores a stored view of %s', (text) => {
    expect(parseView(text)).toBeUndefined();
  });
});
