/** Loading state of a row's children. */
export type ChildrenState<Row> =
  | { readonly kind: 'ready'; readonly rows: readonly Row[] }
  | { readonly kind: 'loading' | 'failed' };

/** One item of a rendered tree: a row, or a placeholder for an expanded row's children. */
export type TreeLine<Row> =
  | {
      readonly kind: 'row';
      readonly id: string;
      readonly row: Row;
      /** Depth, from 1. */
      readonly level: number;
      /** Position among its siblings, from 1. */
      readonly position: number;
      readonly siblings: number;
      /** Whether it is expanded; `undefined` without children. */
      readonly expanded: boolean | undefined;
      /** Id of the parent row. */
      readonly parent: string | undefined;
    }
  | {
      readonly kind: 'loading' | 'failed' | 'empty';
      readonly id: string;
      /** Parent row of the children. */
      readonly row: Row;
      readonly level: number;
    };

export interface TreeShape<Row> {
  readonly rowId: (row: Row) => string;
  /** Whether a row has children, loaded or not. */
  readonly hasChildren: (row: Row) => boolean;
  readonly childrenOf: (row: Row) => ChildrenState<Row>;
  readonly expanded: ReadonlySet<string>;
}

/** Flattens a tree from top to bottom; children of collapsed rows are omitted. */
export function flattenTree<Row>(
  rows: readonly Row[],
  shape: TreeShape<Row>,
  level = 1,
  parent?: string,
): readonly TreeLine<Row>[] {
  const { rowId, hasChildren, childrenOf, expanded } = shape;
  return rows.flatMap((row, index): readonly TreeLine<Row>[] => {
    const id = rowId(row);
    const open = hasChildren(row) ? expanded.has(id) : undefined;
    const line: TreeLine<Row> = {
      kind: 'row',
      id,
      row,
      level,
      position: index + 1,
      siblings: rows.length,
      expanded: open,
      parent,
    };
    if (!open) return [line];
    const children = childrenOf(row);
    if (children.kind !== 'ready') {
      return [line, { kind: children.kind, id: `${id} ${children.kind}`, row, level: level + 1 }];
    }
    if (children.rows.length === 0) {
      return [line, { kind: 'empty', id: `${id} empty`, row, level: level + 1 }];
    }
    return [line, ...flattenTree(children.rows, shape, level + 1, id)];
  });
}
