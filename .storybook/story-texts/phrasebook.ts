import { fromPseudo } from '../../packages/ui/src/testing/pseudo.ts';
import type { ToolbarValues } from '../toolbar.ts';
import { numberIn } from './translate.ts';

/** Placeholders in texts: `#` for a number in a story, `{name}` in the kit, `{{name}}` in the app. */
const placeholderPattern = /#|\{\{\s*\w+\s*\}\}|\{\w+\}/g;

/** A number with the separators of any language. */
const numberPattern = /\d+(?:[.,]\d+)*/g;

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with placeholders in two languages: values of one are inserted into the other. */
interface Phrase {
  /** Matches the whole text, with placeholders as groups. */
  readonly whole: RegExp;
  /** Matches it within a longer text. */
  readonly within: RegExp;
  /** The longest literal between its placeholders. */
  readonly key: string;
  /** Number of literal characters: a phrase with more of them is more specific. */
  readonly length: number;
  readonly other: string;
  /** For each placeholder of `other`, in order, the index of the one here that fills it. */
  readonly placeholders: readonly number[];
}

/**
 * Finds the placeholder with the same name in the other text; numbers have no name and match by
 * order.
 */
const matchPlaceholders = (
  names: readonly string[],
  otherNames: readonly string[],
): readonly number[] =>
  otherNames.map((placeholder, index) =>
    placeholder === '#' ? index : names.indexOf(placeholder),
  );

/** A value within a longer text: it ends with its sentence, but a number may contain points. */
const valueSource = String.raw`((?:[^.!?。！？]|[.](?=\d))+?)`;

/** End of a value that no literal follows. */
const sentenceEnd = String.raw`(?=[.!?。！？](?!\d)|$)`;

function toPhrase(text: string, other: string): Phrase {
  const placeholders: readonly string[] = text.match(placeholderPattern) ?? [];
  const parts = text.split(placeholderPattern);
  const endsInValue = parts.at(-1) === '' && placeholders.at(-1) !== '#';
  const sourceWith = (value: string) =>
    parts
      .map(escapePattern)
      .reduce(
        (before, part, index) =>
          before + (placeholders[index - 1] === '#' ? `(${numberPattern.source})` : value) + part,
      );
  return {
    whole: new RegExp(`^${sourceWith('(.+?)')}$`, 'u'),
    within: new RegExp(sourceWith(valueSource) + (endsInValue ? sentenceEnd : ''), 'gu'),
    key: parts.toSorted((first, second) => second.length - first.length)[0] ?? '',
    length: parts.join('').length,
    other,
    placeholders: matchPlaceholders(placeholders, other.match(placeholderPattern) ?? []),
  };
}

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** First marker of a part that is already translated, in the private use area, which texts do not use. */
const firstMarker = 0xe000;

/** Whether a literal is long enough to search for within a longer text; Chinese words are short. */
const isLongEnough = (key: string): boolean =>
  key.length >= 6 || (key.length > 1 && /\p{Script=Han}/u.test(key));

/** Maximum number of translations of one text; ambiguous short words would produce many more. */
const maximumTranslations = 48;

/** Returns every combination of the alternatives of each part. */
const combine = (parts: readonly (readonly string[])[]): readonly string[] =>
  parts.reduce<readonly string[]>(
    (texts, part) =>
      texts.flatMap((text) => part.map((each) => text + each)).slice(0, maximumTranslations),
    [''],
  );

/** Fills the placeholders of a phrase's translation, once for every combination of translated values. */
function fillWith(
  { other, placeholders }: Phrase,
  values: readonly string[],
  translate: (value: string) => readonly string[],
): readonly string[] {
  const between = other.split(placeholderPattern);
  return combine(
    between.flatMap((part, index) =>
      index === 0 ? [[part]] : [translate(values[placeholders[index - 1] ?? 0] ?? ''), [part]],
    ),
  );
}

/** Matches a part of a longer text at word boundaries; Chinese has no spaces between words. */
const wordPattern = (part: string): RegExp => {
  const before = /^\p{Script=Han}/u.test(part) ? '' : '(?<!\\p{L})';
  const after = /\p{Script=Han}$/u.test(part) ? '' : '(?!\\p{L})';
  return new RegExp(before + escapePattern(part) + after, 'gu');
};

/** Returns the text itself and all its possible translations. */
export type Phrasebook = (text: string) => readonly string[];

/**
 * A dictionary for one direction. Several texts may have the same translation, so that the reverse
 * direction has several translations.
 * @param convertNumbers formats the numbers of a text for the other language
 */
export function createPhrasebook(
  pairs: Iterable<readonly [from: string, to: string]>,
  convertNumbers: (text: string) => string,
): Phrasebook {
  const whole = new Map<string, string[]>();
  const byText = new Map<string, Phrase[]>();
  for (const [from, to] of pairs) {
    const existing = whole.get(from) ?? [];
    if (from.search(placeholderPattern) >= 0)
      byText.set(from, [...(byText.get(from) ?? []), toPhrase(from, to)]);
    else if (!existing.includes(to)) whole.set(from, [...existing, to]);
  }
  const cache = new Map<string, readonly string[]>();
  // The phrases of one text differ in their translations; texts with the most phrases are tried first.
  const phrases = [...byText.values()].sort(
    ([first], [second]) => (second?.length ?? 0) - (first?.length ?? 0),
  );
  const longestFirst = [...whole.keys()]
    .filter((text) => text.length > 2 || isLongEnough(text))
    .sort((first, second) => second.length - first.length);

  /** Translations of a word, which may begin in lower case within a sentence. */
  const translationsOf = (value: string): readonly string[] => [
    ...(whole.get(value) ?? []),
    ...(whole.get(capitalize(value)) ?? []),
  ];

  const readPhrases = (
    text: string,
    translate: (value: string) => readonly string[],
  ): readonly string[] =>
    phrases.flat().flatMap((phrase) => {
      const match = phrase.whole.exec(text);
      return match ? fillWith(phrase, match.slice(1), translate) : [];
    });

  /** Translations of a placeholder's value: a word, a text with its own placeholders, or a number. */
  const valuesOf = (value: string): readonly string[] => {
    const matches = translationsOf(value);
    const within =
      matches.length > 0 ? matches : readPhrases(value, (part) => [...translationsOf(part), part]);
    return unique([...within, convertNumbers(value)]);
  };

  /** Translates the known parts of a longer text, such as the name of a row, longest first. */
  const translateParts = (text: string, within: readonly Phrase[][]): readonly string[] => {
    const found: (readonly string[])[] = [];
    const addMarker = (alternatives: readonly string[]) =>
      String.fromCodePoint(firstMarker + found.push(alternatives) - 1);
    const withoutPhrases = within.reduce((remaining, same) => {
      const [phrase] = same;
      if (!phrase || !isLongEnough(phrase.key) || !remaining.includes(phrase.key)) return remaining;
      return remaining.replace(phrase.within, (_match, ...groups: unknown[]) => {
        const values = groups.slice(0, -2).map(String);
        return addMarker(unique(same.flatMap((each) => fillWith(each, values, valuesOf))));
      });
    }, text);
    const marked = longestFirst.reduce(
      (remaining, part) =>
        remaining.includes(part)
          ? remaining.replace(wordPattern(part), () => addMarker(whole.get(part) ?? [part]))
          : remaining,
      withoutPhrases,
    );
    const pieces = convertNumbers(marked).split(/(\p{Co})/u);
    const isMarker = (piece: string) => /^\p{Co}$/u.test(piece);
    return combine(
      pieces.map((piece) =>
        isMarker(piece)
          ? (found[(piece.codePointAt(0) ?? firstMarker) - firstMarker] ?? [piece])
          : [piece],
      ),
    );
  };

  return (text) => {
    const translations =
      cache.get(text) ??
      unique([
        text,
        ...(whole.get(text) ?? []),
        ...readPhrases(text, valuesOf).slice(0, maximumTranslations),
        ...translateParts(text, phrases),
        // Again without phrases, in case a phrase has matched words that belong to another one.
        ...translateParts(text, []),
        convertNumbers(text),
      ]);
    cache.set(text, translations);
    return translations;
  };
}

/**
 * Both directions between Indonesian, in which interactions are written, and a language of the
 * toolbar.
 */
export interface Phrasebooks {
  readonly toLanguage: Phrasebook;
  readonly toIndonesian: Phrasebook;
}

/**
 * Creates both directions from a list of translations.
 * @param translations a text may occur several times
 */
export function createPhrasebooks(
  translations: Iterable<readonly [indonesian: string, other: string]>,
  language: Exclude<ToolbarValues['language'], 'id'>,
): Phrasebooks {
  const convertNumbers = (text: string) =>
    text.replace(numberPattern, (number) => numberIn(language, number));
  if (language === 'pseudo') {
    const english = createPhrasebooks(translations, 'en');
    return {
      toLanguage: english.toLanguage,
      toIndonesian: (text) => english.toIndonesian(fromPseudo(text)),
    };
  }
  const pairs = [...translations];
  const reversed = pairs.map(([indonesian, other]) => [other, indonesian] as const);
  const isSpaced = language === 'es';
  // Number separators are swapped, so that the same function converts in both directions.
  return {
    toLanguage: createPhrasebook(pairs, (text) =>
      isSpaced ? convertNumbers(text).replace(/(\d)%/g, '$1 %') : convertNumbers(text),
    ),
    toIndonesian: createPhrasebook(reversed, (text) =>
      isSpaced ? convertNumbers(text).replace(/(\d)\s%/g, '$1%') : convertNumbers(text),
    ),
  };
}
