import { hasPages, Pagination, usualPageSizes } from '@lobi/ui/data';

/** Position in a list. */
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

/** Pagination of a list that is no table; nothing for a single page. */
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
