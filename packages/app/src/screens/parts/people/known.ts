/** Converts the platform's `unknown` to `null`, which the kit expects. */
export const known = (text: string): string | null => (text === 'unknown' ? null : text);
