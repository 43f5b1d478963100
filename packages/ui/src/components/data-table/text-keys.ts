/** Number of characters encoded in a key: as many as fit into the integers of a double. */
const keyLength = 8;
/** Base of the encoding; larger than the number of ranks. */
const base = 70;
const firstSign = 0x20;
const lastSign = 0x7e;
const [zero, nine] = [0x30, 0x39];

/** Languages in which no two letters sort as one, so that characters can be ranked individually. */
const plainLanguages = new Set(['en', 'es', 'id', 'zh']);

const isDigit = (code: number) => code >= zero && code <= nine;

/** Rank of each ASCII character in a language, ignoring case; 0 is the end of the text. */
function rankSigns(locale: string): Uint8Array {
  const collator = new Intl.Collator(locale, { sensitivity: 'base' });
  const signs = Array.from({ length: lastSign - firstSign + 1 }, (_, index) =>
    String.fromCharCode(firstSign + index),
  ).toSorted(collator.compare);
  const ranks = new Uint8Array(lastSign + 1);
  let rank = 1;
  signs.forEach((sign, index) => {
    if (index > 0 && collator.compare(signs[index - 1] ?? '', sign) !== 0) rank++;
    ranks[sign.charCodeAt(0)] = rank;
  });
  return ranks;
}

/** Common prefix of all texts, so that keys encode only what differs; never splits a number. */
function commonStart(texts: readonly string[]): number {
  const [first = ''] = texts;
  let length = first.length;
  for (const text of texts) {
    while (!text.startsWith(first.slice(0, length))) length--;
    if (length === 0) return 0;
  }
  while (length > 0 && isDigit(first.charCodeAt(length - 1))) length--;
  return length;
}

/** Key of one text from its first characters; `undefined` if one has no rank. */
function keyOf(text: string, start: number, ranks: Uint8Array): number | undefined {
  let key = 0;
  let used = 0;
  for (let index = start; index < text.length && used < keyLength; used++) {
    const code = text.charCodeAt(index);
    const rank = ranks[code];
    if (!rank) return undefined;
    if (!isDigit(code)) {
      key = key * base + rank;
      index++;
      continue;
    }
    // Encodes a number: its length first, so that 9 comes before 10.
    let end = index;
    while (isDigit(text.charCodeAt(end))) end++;
    let from = index;
    while (from < end - 1 && text.charCodeAt(from) === zero) from++;
    key = key * base + (ranks[Math.min(zero + end - from - 1, nine)] ?? 0);
    // Numbers of ten or more digits share a rank; comparison decides among them.
    if (end - from > 9) return key * base ** (keyLength - used - 1);
    for (; from < end && used < keyLength - 1; from++, used++) {
      key = key * base + (ranks[text.charCodeAt(from)] ?? 0);
    }
    index = end;
  }
  return key * base ** (keyLength - used);
}

/**
 * Sort keys of texts by a language's collation, as far as their first characters decide; `undefined` if
 * that is not possible. Texts with equal keys must still be compared.
 */
export function textKeys(texts: readonly string[], locale: string): Float64Array | undefined {
  if (!plainLanguages.has(new Intl.Locale(locale).language)) return undefined;
  const ranks = rankSigns(locale);
  const start = commonStart(texts);
  const keys = new Float64Array(texts.length);
  for (let index = 0; index < texts.length; index++) {
    const key = keyOf(texts[index] ?? '', start, ranks);
    if (key === undefined) return undefined;
    keys[index] = key;
  }
  return keys;
}
