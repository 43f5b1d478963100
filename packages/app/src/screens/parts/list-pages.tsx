import { hasPages, Pagination, usualPageSizes } from '@lobi/ui/data';

/** Where in a list the reader is. */
export interface ListPlace {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

interface ListPagesProps<Place extends ListPlace> {
  readonly total: number;
  readonly place: Place;
  readonly onPlaceChange: (place: Place) => void;
  /** Numbers of rows on a page, the smallest first. Default as in tables. */
  readonly sizes?: readonly number[];
}

/** Pages of a list that is no table, and how long they are; nothing where one page holds all. */
export function ListPages<Place extends ListPlace>({
  total,
  place,
  onPlaceChange,
  sizes = usualPageSizes,
}: ListPagesProps<Place>) {
  if (!hasPages(total, place.page, sizes)) return null;
  return (
    <Pagination
      page={place.page}
      pageSize={place.pageSize}
      total={total}
      onPageChange={(page) => onPlaceChange({ ...place, page })}
      pageSizes={sizes}
      onPageSizeChange={(pageSize) => onPlaceChange({ ...place, page: 1, pageSize })}
    />
  );
}
