import { mdiAlertCircleOutline, mdiChevronRight } from '@mdi/js';
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { lineSign } from '../../primitives/line-sign.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { DataColumn } from '../data-table/data-table.types.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { flattenTree, type TreeLine } from './flatten-tree.ts';
import { useTreeChildren } from './use-tree-children.ts';
import * as S from './tree-table.styles.ts';

export interface TreeTableProps<Row extends object> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children'
> {
  /** Name of the table for assistive technology. */
  label: string;
  /** The first column shows the hierarchy and is the row's header. Keep the same array between renders. */
  columns: readonly DataColumn<Row>[];
  /** Rows of the first level; `undefined` until they are loaded. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Returns children that are loaded; `undefined` if they must be fetched. */
  getChildren?: ((row: Row) => readonly Row[] | undefined) | undefined;
  /** Loads children when a row is first expanded; after a rejection the user can retry. */
  loadChildren?: ((row: Row, signal: AbortSignal) => Promise<readonly Row[]>) | undefined;
  /** Whether a row has children; default: `getChildren` returns some, or they can be loaded. */
  hasChildren?: ((row: Row) => boolean) | undefined;
  /** Ids of expanded rows. */
  expanded?: ReadonlySet<string> | undefined;
  defaultExpanded?: ReadonlySet<string> | undefined;
  onExpandedChange?: ((expanded: ReadonlySet<string>) => void) | undefined;
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** Shown if there are no rows at all. */
  empty?: ReactNode;
}

const noRows: readonly never[] = [];
const none: ReadonlySet<string> = new Set();
const skeletons = 5;

/**
 * A table of nested rows, such as agents and their players. Children can be loaded when their row is
 * expanded; loading, failure and no children have placeholders.
 * @example <TreeTable label="Downline" columns={columns} rows={agents} rowId={idOf} loadChildren={load}
 *   />
 */
export function TreeTable<Row extends object>({
  label,
  columns,
  rows,
  rowId,
  getChildren,
  loadChildren,
  hasChildren = (row) => (getChildren?.(row)?.length ?? (loadChildren ? 1 : 0)) > 0,
  expanded: givenExpanded,
  defaultExpanded = none,
  onExpandedChange,
  rowHref,
  empty,
  className,
  ...rest
}: TreeTableProps<Row>) {
  const { data: texts } = useMessages();
  const [ownExpanded, setOwnExpanded] = useState(defaultExpanded);
  const expanded = givenExpanded ?? ownExpanded;
  const { childrenOf, load } = useTreeChildren(rowId, getChildren, loadChildren);
  const lines = flattenTree(rows ?? noRows, { rowId, hasChildren, childrenOf, expanded });
  const body = useRef<HTMLTableSectionElement>(null);
  const [wanted, setWanted] = useState<string>();
  const drawn = lines.filter((line) => line.kind === 'row');
  const active = drawn.find(({ id }) => id === wanted)?.id ?? drawn[0]?.id;

  // Rows can be expanded initially or by the owner; each loads its children only once.
  useEffect(() => {
    for (const line of lines) if (line.kind === 'loading') load(line.row);
  });

  const setOpen = (row: Row, open: boolean): void => {
    const next = new Set(expanded);
    if (open) next.add(rowId(row));
    else next.delete(rowId(row));
    setOwnExpanded(next);
    onExpandedChange?.(next);
  };
  const focus = (position: number): void =>
    body.current?.querySelector<HTMLElement>(`[data-place="${position}"]`)?.focus();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
    const element = target.closest<HTMLElement>('[data-place]');
    const position = Number(element?.dataset['place']);
    const line = drawn[position];
    if (!element || !line) return;
    const [inward, outward] =
      lineSign(element) === -1 ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const inside = () =>
      line.expanded === false ? setOpen(line.row, true) : line.expanded && focus(position + 1);
    const outside = () =>
      line.expanded
        ? setOpen(line.row, false)
        : focus(drawn.findIndex(({ id }) => id === line.parent));
    const follow = () => element.querySelector<HTMLElement>('a[href]')?.click();
    const keys: Readonly<Record<string, (() => unknown) | undefined>> = {
      ArrowDown: () => focus(position + 1),
      ArrowUp: () => focus(position - 1),
      Home: () => focus(0),
      End: () => focus(drawn.length - 1),
      [inward ?? '']: inside,
      [outward ?? '']: outside,
      // Handles only keys on the row itself; links and buttons in it handle their own.
      ...(target === element && {
        Enter: follow,
        ' ': () => line.expanded !== undefined && setOpen(line.row, !line.expanded),
      }),
    };
    const act = keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const loading = rows === undefined;
  return (
    <S.Root
      {...rest}
      className={slotClass('TreeTable', 'root', className)}
      aria-busy={loading || undefined}
      data-loading={flag(loading)}
      data-empty={flag(rows?.length === 0)}
    >
      {loading && <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>}
      {rows?.length === 0 ? (
        (empty ?? <EmptyState kind="downline" />)
      ) : (
        <S.Table role="treegrid" aria-label={label} className="lobi-TreeTable-table">
          <thead>
            <tr>
              {columns.map(({ id, header, align, width }) => (
                <th
                  key={id}
                  scope="col"
                  data-align={align}
                  style={width === undefined ? undefined : { inlineSize: width }}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          {loading ? (
            <LoadingRows columns={columns} />
          ) : (
            // The rows are focusable; their keys are handled here for all of them.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <tbody
              ref={body}
              onKeyDown={onKeyDown}
              onFocus={({ target }) => {
                const place = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
                if (place !== undefined) setWanted(drawn[Number(place)]?.id);
              }}
            >
              {lines.map((line) =>
                line.kind === 'row' ? (
                  <TreeRow
                    key={line.id}
                    line={line}
                    position={drawn.indexOf(line)}
                    columns={columns}
                    href={rowHref?.(line.row)}
                    active={line.id === active}
                    onToggle={() => setOpen(line.row, !line.expanded)}
                  />
                ) : (
                  <tr key={line.id} aria-level={line.level}>
                    <td colSpan={columns.length}>
                      <S.Branch style={{ '--tree-level': line.level } as CSSProperties}>
                        <S.NoToggle />
                        <ChildrenNote
                          kind={line.kind}
                          name={nameOf(columns, line.row, rowId)}
                          onRetry={() => load(line.row)}
                        />
                      </S.Branch>
                    </td>
                  </tr>
                ),
              )}
            </tbody>
          )}
        </S.Table>
      )}
    </S.Root>
  );
}

const nameOf = <Row,>(
  columns: readonly DataColumn<Row>[],
  row: Row,
  rowId: (row: Row) => string,
): string => String(columns[0]?.value?.(row) ?? rowId(row));

interface TreeRowProps<Row> {
  line: Extract<TreeLine<Row>, { kind: 'row' }>;
  /** Index among the rendered rows. */
  position: number;
  columns: readonly DataColumn<Row>[];
  href: string | undefined;
  active: boolean;
  onToggle: () => void;
}

function TreeRow<Row>({ line, position, columns, href, active, onToggle }: TreeRowProps<Row>) {
  const { data: texts } = useMessages();
  const { row, level, expanded } = line;
  const [first, ...others] = columns;
  const name = nameOf(columns, row, () => line.id);
  // Only the active row is a tab stop; arrow keys reach the others.
  const tabIndex = active ? 0 : -1;
  return (
    <tr
      data-place={position}
      className="lobi-TreeTable-row"
      tabIndex={tabIndex}
      aria-level={level}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={expanded}
    >
      <th scope="row">
        <S.Branch style={{ '--tree-level': level } as CSSProperties}>
          {expanded === undefined ? (
            <S.NoToggle />
          ) : (
            <S.Toggle
              type="button"
              tabIndex={-1}
              aria-label={fill(expanded ? texts.collapseRow : texts.expandRow, { row: name })}
              data-open={flag(expanded)}
              onClick={onToggle}
            >
              <Icon path={mdiChevronRight} />
            </S.Toggle>
          )}
          {href === undefined ? (
            first?.cell(row)
          ) : (
            <KitLink href={href} tabIndex={tabIndex}>
              {first?.cell(row)}
            </KitLink>
          )}
        </S.Branch>
      </th>
      {others.map(({ id, header, align, cell }) => (
        <td key={id} data-align={align} data-label={header}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

interface ChildrenNoteProps {
  kind: 'loading' | 'failed' | 'empty';
  /** Name of the parent row. */
  name: string;
  onRetry: () => void;
}

function ChildrenNote({ kind, name, onRetry }: ChildrenNoteProps) {
  const { data: texts } = useMessages();
  const notes = {
    loading: (
      <S.Note role="status">
        <Spinner size="sm" />
        {fill(texts.childrenLoading, { row: name })}
      </S.Note>
    ),
    failed: (
      <>
        <S.Note role="alert" data-failed="">
          <Icon path={mdiAlertCircleOutline} size={16} />
          {fill(texts.childrenFailed, { row: name })}
        </S.Note>
        <Button size="sm" variant="outline" onClick={onRetry}>
          {texts.retry}
        </Button>
      </>
    ),
    empty: <S.Note>{texts.childrenEmpty}</S.Note>,
  } as const;
  return notes[kind];
}

function LoadingRows<Row>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: skeletons }, (_, index) => (
        <tr key={index}>
          {columns.map(({ id, align }) => (
            <td key={id} data-align={align}>
              <Skeleton width={`${50 + ((index * 7 + id.length * 13) % 40)}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
