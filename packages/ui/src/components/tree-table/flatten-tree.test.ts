import { describe, expect, it } from 'vitest';
import { flattenTree, type ChildrenState } from './flatten-tree.ts';

const children: Readonly<Record<string, ChildrenState<string>>> = {
  a: { kind: 'ready', rows: ['a1', 'a2'] },
  a2: { kind: 'loading' },
  b: { kind: 'ready', rows: [] },
  c: { kind: 'failed' },
};

const lines = (...expanded: string[]) =>
  flattenTree(['a', 'b', 'c'], {
    rowId: (row) => row,
    hasChildren: (row) => row in children,
    childrenOf: (row) => children[row] ?? { kind: 'ready', rows: [] },
    expanded: new Set(expanded),
  });

describe('flattenTree', () => {
  it('flattenTree returns only the first level while everything is collapsed', () => {
    expect(lines()).toMatchObject([
      { id: 'a', level: 1, position: 1, siblings: 3, expanded: false },
      { id: 'b', position: 2 },
      { id: 'c', position: 3 },
    ]);
  });

  it('flattenTree puts children under their parent, one level deeper', () => {
    expect(lines('a').slice(0, 3)).toMatchObject([
      { id: 'a', expanded: true },
      { id: 'a1', level: 2, position: 1, siblings: 2, parent: 'a', expanded: undefined },
      { id: 'a2', level: 2, position: 2, parent: 'a', expanded: false },
    ]);
  });

  it('flattenTree adds rows for children that are loading, failed or empty', () => {
    expect(lines('a', 'a2', 'b', 'c').map(({ kind, level }) => `${kind} ${level}`)).toEqual([
      'row 1',
      'row 2',
      'row 2',
      'loading 3',
      'row 1',
      'empty 2',
      'row 1',
      'failed 2',
    ]);
  });
});
