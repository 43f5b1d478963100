/**
 * Last characters of a long id, sufficient to distinguish two records; show the full id in a tooltip.
 * @example shortId('01981f6e-7c3a-7b5e-9d2f-3b1a5c7e9f01') // '…5c7e9f01'
 */
export function shortId(id: string): string {
  return id.length > 20 ? `…${id.slice(-8)}` : id;
}
