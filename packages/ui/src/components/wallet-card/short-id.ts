/**
 * Last characters of a long id, enough to distinguish two records at a glance; show the whole in a
 * tooltip.
 * @example shortId('01981f6e-7c3a-7b5e-9d2f-3b1a5c7e9f01') // '…5c7e9f01'
 */
export function shortId(id: string): string {
  return id.length > 20 ? `…${id.slice(-8)}` : id;
}
