/**
 * Attribute of links to scripts that send calls: a page with embedded responses loads them on first use.
 */
export const callsMark = 'data-calls';
