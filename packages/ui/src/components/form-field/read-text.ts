/** Returns a text value of a form; any other value counts as empty. */
export const readText = (held: unknown): string => (typeof held === 'string' ? held : '');
