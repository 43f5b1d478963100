/** Letters and signs a key holds; as many as fit into the whole numbers of a double. */
const keyLength = 8;
/** More than there are ranks. */
const base = 70;
const firstSign = 0x20;
const lastSign = 0x7e;
const [zero, nine] = [0x30, 0x39];

/** Languages in which no two letters sort as one, so that signs can be ranked one by one. */
const plainLanguages = new Set(['en', 'es', 'id', 'zh']);

const isDigit = (code: number) => code >= zero && code <= nine;

/** Rank of each ASCII sign in a language, capitals and small letters alike; 0 is "no more signs". */
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

/** Signs that all texts begin with, so that keys are spent on what differs; never half a number. */
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

/** Key of one text from its first signs; `undefined` when a sign has no rank. */
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
    // A number: its length first, so that 9 comes before 10.
    let end = index;
    while (isDigit(text.charCodeAt(end))) end++;
    let from = index;
    while (from < end - 1 && text.charCodeAt(from) === zero) from++;
    key = key * base + (ranks[Math.min(zero + end - from - 1, nine)] ?? 0);
    // From ten digits on lengths share a rank, so what follows is left to comparing.
    if (end - from > 9) return key * base ** (keyLength - used - 1);
    for (; from < end && used < keyLength - 1; from++, used++) {
      key = key * base + (ranks[text.charCodeAt(from)] ?? 0);
    }
    index = end;
  }
  return key * base ** (keyLength - used);
}

/**
 * Numbers in whose order the texts stand as a language orders them, as far as their first
 * characters decide; `undefined` when that cannot be said. Texts with one key remain to be
 * compared.
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
