/** Numbers of rows on a page of a list; the API returns at most 100. @source ours */
export const usualPageSizes: readonly number[] = [25, 50, 100];

/** Does a list not fit on its shortest page, or is a later page of it shown? */
export const hasPages = (
  total: number,
  page: number,
  sizes: readonly number[] = usualPageSizes,
): boolean => total > (sizes[0] ?? 0) || page > 1;
