/** Unicode's left-to-right isolate and the end of an isolate. */
const isolateStart = '\u2066';
const isolateEnd = '\u2069';

/**
 * Isolates an amount or a multiple within a right-to-left page: plain text has no element that could
 * do it, and `10 rb` would read `rb 10`. In left-to-right pages the text stays as it is.
 * @example isolateLtr('4,36×', 'rtl') // '\u20664,36×\u2069'
 */
export function isolateLtr(text: string, dir: 'ltr' | 'rtl'): string {
  return dir === 'rtl' ? `${isolateStart}${text}${isolateEnd}` : text;
}
