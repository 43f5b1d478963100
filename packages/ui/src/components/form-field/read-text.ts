/** A text that a form holds; anything else is as good as empty. */
export const readText = (held: unknown): string => (typeof held === 'string' ? held : '');
