import { describe, expect, it } from 'vitest';
import { columnsInView, droppedAt, toColumnWidth } from './column-layout.ts';
import type { DataColumn } from './data-table.types.ts';
import { firstView } from './use-stored-view.ts';

const columns: readonly DataColumn<object>[] = ['who', 'time', 'status', 'amount'].map((id) => ({
  id,
  header: id,
  cell: () => null,
  pinned: id === 'who',
}));

const inView = (view: Partial<typeof firstView>) => {
  const { columns: shown, pinnedCount } = columnsInView(columns, { ...firstView, ...view });
  return [shown.map(({ id }) => id).join(' '), pinnedCount];
};

describe('columnsInView', () => {
  it('columnsInView preserves the order and the pinned first column of the table', () => {
    expect(inView({})).toEqual(['who time status amount', 1]);
  });

  it('columnsInView puts the columns pinned by the user first, in the order of the table', () => {
    expect(inView({ pinned: ['amount', 'time'] })).toEqual(['time amount who status', 2]);
    expect(inView({ pinned: [] })).toEqual(['who time status amount', 0]);
  });

  it('columnsInView does not count hidden pinned columns', () => {
    expect(inView({ columns: { who: false } })).toEqual(['time status amount', 0]);
  });
});

describe('droppedAt', () => {
  const order = ['who', 'time', 'status', 'amount'];

  it('droppedAt moves a column before or after another', () => {
    expect(droppedAt(order, 'amount', 'time', 'before')).toEqual([
      'who',
      'amount',
      'time',
      'status',
    ]);
    expect(droppedAt(order, 'who', 'status', 'after')).toEqual(['time', 'status', 'who', 'amount']);
  });

  it('droppedAt changes nothing for a drop on the column itself or beside an unknown one', () => {
    expect(droppedAt(order, 'who', 'who', 'after')).toBe(order);
    expect(droppedAt(order, 'who', 'fee', 'after')).toBe(order);
  });
});

describe('toColumnWidth', () => {
  it('toColumnWidth clamps a width to its limits and rounds it to whole pixels', () => {
    expect([10, 99.6, 9_000].map(toColumnWidth)).toEqual([64, 100, 640]);
  });
});
