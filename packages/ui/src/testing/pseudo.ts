import type { KitMessages } from '../messages/kit-messages.ts';

const plainLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accentedLetters = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

const accents: ReadonlyMap<string, string> = new Map(
  [...plainLetters].map((letter, index) => [letter, [...accentedLetters][index] ?? letter]),
);

/** German is about a third longer than English; so is the pseudo language. */
const growth = 0.35;

/** Filler that makes a text longer, in pieces that may wrap like words. */
const filler = 'and a few more words that mean nothing but need as much room as those of others ';

const placeholder = /(\{[^{}]*\})/;

/**
 * Pseudo-localizes an English text: accented, about a third longer, in brackets. Text without brackets has
 * not been translated; a missing bracket at the end shows that it was truncated. Placeholders such as
 * `{amount}` are unchanged.
 * @example pseudo('Close') // '[Çļöšé åñ]'
 */
export function pseudo(text: string): string {
  if (text.trim() === '') return text;
  const parts = text.split(placeholder);
  const letters = parts.filter((_, index) => index % 2 === 0).join('').length;
  const extra = Math.ceil(letters * growth);
  const padding =
    extra > 0 ? ` ${filler.repeat(Math.ceil(extra / filler.length)).slice(0, extra)}` : '';
  const accented = (plain: string) =>
    plain.replace(/[a-z]/gi, (letter) => accents.get(letter) ?? letter);
  const body = parts.map((part, index) => (index % 2 === 0 ? accented(part) : part)).join('');
  return `[${body}${accented(padding.trimEnd())}]`;
}

const letters: ReadonlyMap<string, string> = new Map(
  [...accents].map(([letter, accented]) => [accented, letter]),
);

/** Length of the filler at the end of a text. An English text that itself ends with "and" would lose it. */
const fillerAtEnd = (text: string): number => {
  for (let length = Math.min(text.length - 1, 2 * filler.length); length > 0; length -= 1) {
    const end = ` ${filler.repeat(2).slice(0, length)}`.trimEnd();
    if (text.endsWith(end)) return end.length;
  }
  return 0;
};

/**
 * Returns the English of all pseudo-localized parts of a text, inner ones first.
 * @example fromPseudo('[Çļöšé åñ]: 3') // 'Close: 3'
 */
export function fromPseudo(text: string): string {
  const inner = /\[([^[\]]*)\]/g;
  const plain = text.replace(inner, (_, body: string) => {
    const english = [...body].map((letter) => letters.get(letter) ?? letter).join('');
    return english.slice(0, english.length - fillerAtEnd(english));
  });
  return plain === text ? text : fromPseudo(plain);
}

type Dictionary = { readonly [key: string]: string | Dictionary };

const pseudoOf = (messages: Dictionary): Dictionary =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value) : pseudoOf(value),
    ]),
  );

/** A whole dictionary in the pseudo-locale, derived from the English one. */
export function pseudoMessages<Messages extends KitMessages | Dictionary>(
  messages: Messages,
): Messages {
  return pseudoOf(messages as Dictionary) as Messages;
}
