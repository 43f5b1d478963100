/** Page sizes of a list; the API returns at most 100. @source ours */
export const usualPageSizes: readonly number[] = [25, 50, 100];

/** Returns whether a list exceeds its smallest page size, or a later page is shown. */
export const hasPages = (
  total: number,
  page: number,
  sizes: readonly number[] = usualPageSizes,
): boolean => total > (sizes[0] ?? 0) || page > 1;
