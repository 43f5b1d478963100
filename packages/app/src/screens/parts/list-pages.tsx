import { hasPages, Pagination, usualPageSizes } from '@lobi/ui/data';

/** Position in a list. */
export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

interface ListPagesProps<Value extends Paging> {
  readonly total: number;
  readonly paging: Value;
  readonly onPagingChange: (paging: Value) => void;
  /** Numbers of rows on a page, the smallest first. Default as in tables. */
  readonly sizes?: readonly number[];
}

/** Pagination of a list that is no table; nothing for a single page. */
export function ListPages<Value extends Paging>({
  total,
  paging,
  onPagingChange,
  sizes = usualPageSizes,
}: ListPagesProps<Value>) {
  if (!hasPages(total, paging.page, sizes)) return null;
  return (
    <Pagination
      page={paging.page}
      pageSize={paging.pageSize}
      total={total}
      onPageChange={(page) => onPagingChange({ ...paging, page })}
      pageSizes={sizes}
      onPageSizeChange={(pageSize) => onPagingChange({ ...paging, page: 1, pageSize })}
    />
  );
}
