/** A reel as one line of text: symbols from top to bottom, with blanks between. */
export const reel = (symbols: string): readonly string[] => symbols.split(' ');
