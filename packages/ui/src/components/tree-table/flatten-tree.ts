/** State of loading a row's children. */
export type ChildrenState<Row> =
  | { readonly kind: 'ready'; readonly rows: readonly Row[] }
  | { readonly kind: 'loading' | 'failed' };

/** One line of a drawn tree: a row, or a note instead of an open row's children. */
export type TreeLine<Row> =
  | {
      readonly kind: 'row';
      readonly id: string;
      readonly row: Row;
      /** From 1. */
      readonly level: number;
      /** Place among its siblings, from 1. */
      readonly position: number;
      readonly siblings: number;
      /** `undefined` when it has no children. */
      readonly expanded: boolean | undefined;
      /** Id of the row it belongs to. */
      readonly parent: string | undefined;
    }
  | {
      readonly kind: 'loading' | 'failed' | 'empty';
      readonly id: string;
      /** Row whose children are meant. */
      readonly row: Row;
      readonly level: number;
    };

export interface TreeShape<Row> {
  readonly rowId: (row: Row) => string;
  /** Whether a row has children, known or not. */
  readonly hasChildren: (row: Row) => boolean;
  readonly childrenOf: (row: Row) => ChildrenState<Row>;
  readonly expanded: ReadonlySet<string>;
}

/** Lines of a tree from top to bottom; what is folded away is not among them. */
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
