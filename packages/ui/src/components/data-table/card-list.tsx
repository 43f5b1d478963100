import { memo, useRef, type CSSProperties, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import type { CardSlot, DataColumn } from './data-table.types.ts';
import { groupRows } from './group-rows.ts';
import { RowActionsMenu } from './row-actions-menu.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { isSelected } from './row-selection.ts';
import { rowsOf, type RowsProps } from './rows-props.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useFocusInWindow, useRowWindow } from './use-row-window.ts';
import * as S from './card-list.styles.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

/** Slots of a card in reading order; the first four need no label. */
const slotOrder: readonly CardSlot[] = [
  'title',
  'caption',
  'amount',
  'status',
  'line',
  'line-end',
  'pair',
  'detail',
  'action',
];

/** Default heights in px until they are measured. */
const usual = { card: 88, viewport: 560 } as const;

/** The rows as cards, for narrow screens. Each card is a list of names and values. */
export function CardList<Row>(props: RowsProps<Row>) {
  const { skeletons, selection, virtual } = props;
  const { data: texts } = useMessages();
  if (skeletons > 0) return <LoadingCards count={skeletons} />;
  return (
    <>
      {selection && (
        <S.ChooseAll className="lobi-DataTable-chooseAll">
          <RowCheckbox
            label={virtual ? texts.select : texts.selectPage}
            checked={selection.page === 'all'}
            mixed={selection.page === 'some'}
            onToggle={selection.togglePage}
          />
          <span aria-hidden="true">{virtual ? texts.select : texts.selectPage}</span>
        </S.ChooseAll>
      )}
      {virtual ? <WindowedCards {...props} /> : <WholeCards {...props} />}
    </>
  );
}

/** All cards of a page, in groups if there are any. */
function WholeCards<Row>(props: RowsProps<Row>) {
  const { label, rows, rowId, groupBy, dense } = props;
  const all = rowsOf(rows);
  const groups = groupBy ? groupRows(all, groupBy.keyOf) : [{ key: '', rows: all, first: 0 }];
  return (
    <S.Root className="lobi-DataTable-cards" data-dense={flag(dense)}>
      {groups.map((group, index) => (
        <section key={`${group.key}:${index}`}>
          {groupBy && (
            <S.GroupHead className="lobi-DataTable-group">
              {groupBy.heading(group.rows)}
            </S.GroupHead>
          )}
          <ul aria-label={label}>
            {group.rows.map((row, offset) => (
              <RowCard key={rowId(row)} {...cardProps(props, row, group.first + offset)} />
            ))}
          </ul>
        </section>
      ))}
    </S.Root>
  );
}

/** The visible cards, between two placeholders for all others. */
function WindowedCards<Row>(props: RowsProps<Row>) {
  const { label, rows, selection, question, dense } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { start, end, before, after, size, reveal, pageRows } = useRowWindow(scroller, {
    count: rows.count,
    rowHeight: usual.card,
    viewport: usual.viewport,
    rowSelector: 'li[data-place]',
  });
  const { active, handlers } = useRowKeys(scroller, {
    count: rows.count,
    pageRows,
    reveal,
    selection,
  });
  const activeDrawn = useFocusInWindow(scroller, active, start, end);
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [question]);
  const positions = Array.from({ length: end - start }, (_, index) => start + index);
  return (
    <S.Root
      ref={scroller}
      className="lobi-DataTable-cards"
      role="group"
      aria-label={label}
      data-virtual=""
      data-dense={flag(dense)}
      tabIndex={activeDrawn ? -1 : 0}
      {...handlers}
    >
      <ul aria-label={label}>
        <Gap height={before} />
        {positions.map((position) => (
          <RowCard
            // The elements of a card that leaves the window are reused for the one that enters it.
            key={position % size}
            {...cardProps(props, rows.rowAt(position), position)}
            aria-setsize={rows.count}
            aria-posinset={position + 1}
            tabIndex={position === active ? 0 : -1}
          />
        ))}
        <Gap height={after} />
      </ul>
    </S.Root>
  );
}

/** Placeholder for cards that are not rendered. */
function Gap({ height }: { height: number }) {
  return <S.Gap aria-hidden="true" style={{ '--gap-height': `${height}px` } as CSSProperties} />;
}

function LoadingCards({ count }: { count: number }) {
  return (
    <S.Root className="lobi-DataTable-cards">
      {Array.from({ length: count }, (_, index) => (
        <S.Card key={index} as="div" aria-hidden="true">
          <Skeleton lines={2} />
        </S.Card>
      ))}
    </S.Root>
  );
}

type CardProps<Row> = Pick<RowsProps<Row>, 'columns' | 'rowHref' | 'rowActions' | 'rowName'> & {
  row: Row;
  position: number;
  selected: boolean | undefined;
  onToggle: ((position: number, range: boolean) => void) | undefined;
};

const cardProps = <Row,>(props: RowsProps<Row>, row: Row, position: number): CardProps<Row> => ({
  columns: props.columns,
  rowHref: props.rowHref,
  rowActions: props.rowActions,
  rowName: props.rowName,
  row,
  position,
  selected: props.selection && isSelected(props.selection.selection, props.rowId(row)),
  onToggle: props.selection?.toggle,
});

/** Position of a card of a long list. */
type Position = Pick<HTMLAttributes<HTMLElement>, 'tabIndex' | 'aria-setsize' | 'aria-posinset'>;

function Card<Row>({
  columns,
  row,
  position,
  rowHref,
  rowActions,
  rowName,
  selected,
  onToggle,
  tabIndex,
  ...listPosition
}: CardProps<Row> & Position) {
  const { data: texts } = useMessages();
  const href = rowHref?.(row);
  const name = rowName(row);
  // Only one card of a long list is a tab stop.
  const inner = tabIndex === -1 ? -1 : undefined;
  const placed = slotOrder.flatMap((slot) =>
    columns.filter(({ card = 'detail' }) => card === slot).map((column) => ({ slot, column })),
  );
  return (
    <S.Card
      {...listPosition}
      tabIndex={tabIndex}
      className="lobi-DataTable-card"
      data-place={position}
      data-selected={flag(selected)}
    >
      {selected !== undefined && (
        <S.Choice>
          <RowCheckbox
            label={fill(texts.selectRow, { row: name })}
            checked={selected}
            tabIndex={inner}
            onToggle={(range) => onToggle?.(position, range)}
          />
        </S.Choice>
      )}
      <S.Facts>
        {placed.map(({ slot, column }) => (
          <S.Fact key={column.id} data-slot={slot}>
            <dt>{column.cardLabel ?? column.header}</dt>
            <dd>{linked(column, href, (column.cardCell ?? column.cell)(row), inner)}</dd>
          </S.Fact>
        ))}
      </S.Facts>
      {rowActions && (
        <S.Actions>
          <RowActionsMenu actions={rowActions(row)} rowName={name} tabIndex={inner} />
        </S.Actions>
      )}
    </S.Card>
  );
}

/** Memoized: rendered again only when its card has changed. */
const RowCard = memo(Card) as typeof Card;

/** The row header contains the link, which covers the whole card. */
function linked<Row>(
  column: DataColumn<Row>,
  href: string | undefined,
  cell: ReactNode,
  tabIndex: number | undefined,
): ReactNode {
  return column.rowHeader && href !== undefined ? (
    <KitLink href={href} tabIndex={tabIndex}>
      {cell}
    </KitLink>
  ) : (
    cell
  );
}
