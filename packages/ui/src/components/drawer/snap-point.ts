/** Height of a sheet: up to 1 it is a share of the page's height, above 1 it is px. */
export type SnapPoint = number;
