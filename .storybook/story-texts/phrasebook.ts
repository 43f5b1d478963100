import { fromPseudo } from '../../packages/ui/src/testing/pseudo.ts';
import type { ToolbarValues } from '../toolbar.ts';
import { numberIn } from './translate.ts';

/** Placeholders of texts: numbers of stories, values of the kit, values of the app. */
const gapPattern = /#|\{\{\s*\w+\s*\}\}|\{\w+\}/g;

/** A number with the marks of any language. */
const numberPattern = /\d+(?:[.,]\d+)*/g;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with placeholders in two languages: values of one are inserted into the other. */
interface Phrase {
  /** Matches the whole text, with placeholders as groups. */
  readonly whole: RegExp;
  /** Matches it within a longer text. */
  readonly within: RegExp;
  /** The longest literal between its placeholders. */
  readonly key: string;
  /** Characters beside its gaps: a phrase with more of them says more. */
  readonly length: number;
  readonly other: string;
  /** For each placeholder of `other`, in order, the index of the one here that fills it. */
  readonly gaps: readonly number[];
}

/**
 * Finds the placeholder with the same name in the other text; numbers have no name and match by
 * order.
 */
const sameGaps = (mine: readonly string[], others: readonly string[]): readonly number[] =>
  others.map((gap, index) => (gap === '#' ? index : mine.indexOf(gap)));

/** A value within a longer text: it does not go beyond a sentence, but a number may have points. */
const valueSource = String.raw`((?:[^.!?。！？]|[.](?=\d))+?)`;

/** Where a value at the end of a text ends, as nothing else says it. */
const sentenceEnd = String.raw`(?=[.!?。！？](?!\d)|$)`;

function phraseOf(text: string, other: string): Phrase {
  const gaps: readonly string[] = text.match(gapPattern) ?? [];
  const parts = text.split(gapPattern);
  const endsInValue = parts.at(-1) === '' && gaps.at(-1) !== '#';
  const sourceWith = (value: string) =>
    parts
      .map(escaped)
      .reduce(
        (before, part, index) =>
          before + (gaps[index - 1] === '#' ? `(${numberPattern.source})` : value) + part,
      );
  return {
    whole: new RegExp(`^${sourceWith('(.+?)')}$`, 'u'),
    within: new RegExp(sourceWith(valueSource) + (endsInValue ? sentenceEnd : ''), 'gu'),
    key: parts.toSorted((first, second) => second.length - first.length)[0] ?? '',
    length: parts.join('').length,
    other,
    gaps: sameGaps(gaps, other.match(gapPattern) ?? []),
  };
}

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Stands for a part that is translated already; no text has characters of this block. */
const firstMark = 0xe000;

/** Shortest words by which a phrase is looked for within a longer text; Chinese has short ones. */
const isLongEnough = (key: string): boolean =>
  key.length >= 6 || (key.length > 1 && /\p{Script=Han}/u.test(key));

/** Longest number of readings of one text; more come of short words that mean many things. */
const mostReadings = 48;

/** All texts that come of a text whose parts may each be one of several. */
const combine = (parts: readonly (readonly string[])[]): readonly string[] =>
  parts.reduce<readonly string[]>(
    (texts, part) =>
      texts.flatMap((text) => part.map((each) => text + each)).slice(0, mostReadings),
    [''],
  );

/** The other text of a phrase with the values of this one, in all that each of them may be. */
function fillWith(
  { other, gaps }: Phrase,
  values: readonly string[],
  translate: (value: string) => readonly string[],
): readonly string[] {
  const between = other.split(gapPattern);
  return combine(
    between.flatMap((part, index) =>
      index === 0 ? [[part]] : [translate(values[gaps[index - 1] ?? 0] ?? ''), [part]],
    ),
  );
}

/** A part as it stands in a longer text: as words of its own, which Chinese does not part by spaces. */
const wordPattern = (part: string): RegExp => {
  const before = /^\p{Script=Han}/u.test(part) ? '' : '(?<!\\p{L})';
  const after = /\p{Script=Han}$/u.test(part) ? '' : '(?!\\p{L})';
  return new RegExp(before + escaped(part) + after, 'gu');
};

/** Possible translations of a text: the text itself, and all its readings. */
export type Phrasebook = (text: string) => readonly string[];

/**
 * A dictionary for one direction. Several texts may have the same translation, so that the reverse
 * direction has several readings.
 * @param changeNumber writes a number as the other language does
 */
export function createPhrasebook(
  pairs: Iterable<readonly [from: string, to: string]>,
  changeNumber: (text: string) => string,
): Phrasebook {
  const whole = new Map<string, string[]>();
  const byText = new Map<string, Phrase[]>();
  for (const [from, to] of pairs) {
    const known = whole.get(from) ?? [];
    if (from.search(gapPattern) >= 0)
      byText.set(from, [...(byText.get(from) ?? []), phraseOf(from, to)]);
    else if (!known.includes(to)) whole.set(from, [...known, to]);
  }
  const known = new Map<string, readonly string[]>();
  // Phrases of one text differ in what they become; the one with most words is looked for first.
  const phrases = [...byText.values()].sort(
    ([first], [second]) => (second?.length ?? 0) - (first?.length ?? 0),
  );
  const longestFirst = [...whole.keys()]
    .filter((text) => text.length > 2 || isLongEnough(text))
    .sort((first, second) => second.length - first.length);

  /** A word within a sentence: it may begin in lower case there. */
  const translationsOf = (value: string): readonly string[] => [
    ...(whole.get(value) ?? []),
    ...(whole.get(capitalized(value)) ?? []),
  ];

  const readPhrases = (
    text: string,
    translate: (value: string) => readonly string[],
  ): readonly string[] =>
    phrases.flat().flatMap((phrase) => {
      const match = phrase.whole.exec(text);
      return match ? fillWith(phrase, match.slice(1), translate) : [];
    });

  /** What stands in a gap: a word, a text with gaps of its own, or a number. */
  const valuesOf = (value: string): readonly string[] => {
    const matches = translationsOf(value);
    const within =
      matches.length > 0 ? matches : readPhrases(value, (part) => [...translationsOf(part), part]);
    return unique([...within, changeNumber(value)]);
  };

  /** A text of several parts, such as the name of a row: what is known in it, longest first. */
  const byParts = (text: string, within: readonly Phrase[][]): readonly string[] => {
    const found: (readonly string[])[] = [];
    const mark = (others: readonly string[]) =>
      String.fromCodePoint(firstMark + found.push(others) - 1);
    const withoutPhrases = within.reduce((left, same) => {
      const [phrase] = same;
      if (!phrase || !isLongEnough(phrase.key) || !left.includes(phrase.key)) return left;
      return left.replace(phrase.within, (_match, ...groups: unknown[]) => {
        const values = groups.slice(0, -2).map(String);
        return mark(unique(same.flatMap((each) => fillWith(each, values, valuesOf))));
      });
    }, text);
    const marked = longestFirst.reduce(
      (left, part) =>
        left.includes(part)
          ? left.replace(wordPattern(part), () => mark(whole.get(part) ?? [part]))
          : left,
      withoutPhrases,
    );
    const pieces = changeNumber(marked).split(/(\p{Co})/u);
    const isMark = (piece: string) => /^\p{Co}$/u.test(piece);
    return combine(
      pieces.map((piece) =>
        isMark(piece)
          ? (found[(piece.codePointAt(0) ?? firstMark) - firstMark] ?? [piece])
          : [piece],
      ),
    );
  };

  return (text) => {
    const readings =
      known.get(text) ??
      unique([
        text,
        ...(whole.get(text) ?? []),
        ...readPhrases(text, valuesOf).slice(0, mostReadings),
        ...byParts(text, phrases),
        // Words alone, where a phrase has taken some that belong to another.
        ...byParts(text, []),
        changeNumber(text),
      ]);
    known.set(text, readings);
    return readings;
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
  const change = (text: string) =>
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
  // Marks of numbers are swapped, so the same change leads back.
  return {
    toLanguage: createPhrasebook(pairs, (text) =>
      isSpaced ? change(text).replace(/(\d)%/g, '$1 %') : change(text),
    ),
    toIndonesian: createPhrasebook(reversed, (text) =>
      isSpaced ? change(text).replace(/(\d)\s%/g, '$1%') : change(text),
    ),
  };
}
