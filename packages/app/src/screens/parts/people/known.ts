/** What the platform says where nobody knows; for the kit that is `null`. */
export const known = (text: string): string | null => (text === 'unknown' ? null : text);
