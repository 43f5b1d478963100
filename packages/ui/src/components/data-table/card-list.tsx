import type { ReactNode } from 'react';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import type { CardSlot, DataColumn } from './data-table.types.ts';
import { groupRows } from './group-rows.ts';
import { RowActionsMenu } from './row-actions-menu.tsx';
import type { RowsProps } from './table-grid.tsx';
import * as S from './card-list.styles.ts';

/** Places of a card in reading order; the first four say themselves what they are. */
const slotOrder: readonly CardSlot[] = [
  'title',
  'caption',
  'amount',
  'status',
  'pair',
  'detail',
  'action',
];

/** The same rows as cards: for narrow screens. Each card is a list of names and values. */
export function CardList<Row>(props: RowsProps<Row> & { label: string }) {
  const { label, rows, rowId, groupBy, skeletons } = props;
  const groups = groupBy ? groupRows(rows, groupBy.keyOf) : [{ key: '', rows }];
  return (
    <S.Root className="lobi-DataTable-cards">
      {groups.map((group, index) => (
        <section key={`${group.key}:${index}`}>
          {groupBy && (
            <S.GroupHead className="lobi-DataTable-group">
              {groupBy.heading(group.rows)}
            </S.GroupHead>
          )}
          <ul aria-label={label}>
            {group.rows.map((row) => (
              <RowCard key={rowId(row)} {...props} row={row} />
            ))}
          </ul>
        </section>
      ))}
      {Array.from({ length: skeletons }, (_, index) => (
        <S.Card key={index} as="div" aria-hidden="true">
          <Skeleton lines={2} />
        </S.Card>
      ))}
    </S.Root>
  );
}

function RowCard<Row>({
  columns,
  row,
  rowHref,
  rowActions,
  rowName,
}: RowsProps<Row> & { row: Row }) {
  const href = rowHref?.(row);
  const placed = slotOrder.flatMap((slot) =>
    columns.filter(({ card = 'detail' }) => card === slot).map((column) => ({ slot, column })),
  );
  return (
    <S.Card className="lobi-DataTable-card">
      <S.Facts>
        {placed.map(({ slot, column }) => (
          <S.Fact key={column.id} data-slot={slot}>
            <dt>{column.cardLabel ?? column.header}</dt>
            <dd>{linked(column, href, (column.cardCell ?? column.cell)(row))}</dd>
          </S.Fact>
        ))}
      </S.Facts>
      {rowActions && (
        <S.Actions>
          <RowActionsMenu actions={rowActions(row)} rowName={rowName(row)} />
        </S.Actions>
      )}
    </S.Card>
  );
}

/** The heading of a row carries its link; the link reaches over the whole card. */
function linked<Row>(
  column: DataColumn<Row>,
  href: string | undefined,
  cell: ReactNode,
): ReactNode {
  return column.rowHeader && href !== undefined ? <KitLink href={href}>{cell}</KitLink> : cell;
}
