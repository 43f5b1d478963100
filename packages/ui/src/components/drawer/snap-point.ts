/** Height a sheet comes to rest at: up to 1 a share of the page, above that px. */
export type SnapPoint = number;
