/** A message of a page to its service worker. */
export interface WorkerOrder {
  /** Addresses of loaded files to cache. */
  readonly keep?: readonly string[];
  /** Whether to fetch the lobby again for the next visit: that of a guest and that of a user differ. */
  readonly refresh?: true;
}
