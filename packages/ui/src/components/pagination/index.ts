export { CursorPagination, type CursorPaginationProps } from './cursor-pagination.tsx';
export { LoadMore, type LoadMoreProps } from './load-more.tsx';
export { hasPages, usualPageSizes } from './page-sizes.ts';
export { Pagination, type PaginationProps } from './pagination.tsx';
