import { numberFormat } from '@lobi/formats';
import type { ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { fillCount } from '../../messages/fill-count.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { usualPageSizes } from '../pagination/page-sizes.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { firstQuery } from './data-table.types.ts';
import type { DataTableState } from './use-data-table.ts';
import * as S from './data-table.styles.ts';

const noSizes: readonly number[] = [];

interface TableFootProps<Row> {
  label: string;
  table: DataTableState<Row>;
  /** Whether rows can be selected. */
  selectable: boolean;
  foot: ReactNode;
  paging: boolean;
  /** Whether the platform paginates. */
  onServer: boolean;
  /** Page sizes to choose from; default by how many rows the platform has. */
  pageSizes: readonly number[] | undefined;
}

/** Footer below the rows: sums of the page, the number of rows, and the pagination. */
export function TableFoot<Row>(props: TableFootProps<Row>) {
  const { label, table, selectable, foot, paging, onServer } = props;
  const { whole, query, change, busy, selection } = table;
  const { total } = table.model;
  const { messages, locale } = useKit();
  const { data: texts } = messages;
  const usual = onServer && total > firstQuery.pageSize ? usualPageSizes : noSizes;
  const sizes = props.pageSizes ?? usual;
  return (
    <S.Foot className="lobi-DataTable-foot">
      <S.FootNote>{foot}</S.FootNote>
      {selectable && selection.count > 0 && (
        <S.Count className="lobi-DataTable-selected">
          {fill(texts.selectedOf, {
            count: numberFormat(locale).format(selection.count),
            total: numberFormat(locale).format(total),
          })}
        </S.Count>
      )}
      {paging && whole && (
        <S.Count>
          {fillCount(texts.rows, total, locale, { count: numberFormat(locale).format(total) })}
        </S.Count>
      )}
      {paging && !whole && (
        <Pagination
          aria-label={`${texts.pages}: ${label}`}
          page={query.page}
          pageSize={query.pageSize}
          total={total}
          disabled={busy}
          pageSizes={sizes.length > 0 ? sizes : undefined}
          onPageChange={(page) => change({ page })}
          onPageSizeChange={(pageSize) => change({ pageSize })}
        />
      )}
    </S.Foot>
  );
}
