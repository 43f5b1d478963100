import { id } from '@lobi/core/locales/id';
import { matchLanguage } from '@lobi/core/locales/match-language';
import { id as kit } from '@lobi/ui/messages/id';
import { kitTextKeys } from './translate-kit.ts';
import type { BrandInput } from './brand-schema.ts';
import { isPackaged, languageTagsOf, type LanguageTexts } from './languages.ts';
import { kitPathOf, kitTextAt } from './own-texts.ts';
import { didYouMean } from './nearest.ts';
import type { CustomText } from './pages.ts';
import type { BrandProblem } from './problems.ts';

/** Custom messages with their path in the file. */
export type TextWithPath = readonly [path: string, text: CustomText | undefined];

const kitKeys = kitTextKeys(kit);

/** Keys of all texts of a language. */
const textKeys: readonly string[] = [...Object.keys(id), ...kitKeys];

/** Texts of the app in the reference language, by key. */
const appTexts: LanguageTexts = id;

/** The built-in text of a key, or of its plural form; `undefined` for an unknown key. */
function referenceOf(key: string): string | undefined {
  const path = kitPathOf(key);
  if (path) return kitTextAt(kit, path);
  return appTexts[key] ?? appTexts[/^(.+)#(?:zero|one|two|few|many)$/.exec(key)?.[1] ?? ''];
}

const valuesIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

/** Reports an unknown key, or a text with unknown placeholders. */
function textProblem(path: string, key: string, text: string): BrandProblem[] {
  const reference = referenceOf(key);
  if (reference === undefined) {
    const known = kitPathOf(key) ? kitKeys : Object.keys(id);
    const message = `no text has this key.${didYouMean(key, known)}`;
    return [{ code: 'LB301', path: `${path}.${key}`, message }];
  }
  const known = valuesIn(reference);
  return valuesIn(text)
    .filter((value) => !known.includes(value))
    .map((value) => ({
      code: 'LB305',
      path: `${path}.${key}`,
      message: `the text has no value ${value}; it has ${known.join(', ') || 'none'}.`,
    }));
}

/** Reports custom messages with unknown keys or placeholders. */
export const messageProblems = ({ i18n }: BrandInput): BrandProblem[] =>
  Object.entries(i18n?.messages ?? {}).flatMap(([language, texts]) =>
    Object.entries({ ...texts } as LanguageTexts).flatMap(([key, text]) =>
      textProblem(`i18n.messages.${language}`, key, text),
    ),
  );

/**
 * The most likely language of a tag, as the end of a sentence; tags are too short for spelling
 * suggestions.
 */
function meantLanguage(tag: string, known: readonly string[]): string {
  const meant = matchLanguage(tag, known) ?? known.find((name) => tag.startsWith(name));
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

/** Checks the languages that a brand adds or names. */
export function languageProblems(
  input: BrandInput,
  ownTexts: readonly TextWithPath[],
): BrandProblem[] {
  const { i18n } = input;
  const known = languageTagsOf(input);
  const named: (readonly [path: string, tag: string])[] = [
    ...(i18n?.default === undefined ? [] : [['i18n.default', i18n.default] as const]),
    ...(i18n?.supported ?? []).map((tag, index) => [`i18n.supported.${index}`, tag] as const),
    ...ownTexts.flatMap(([path, texts]) =>
      typeof texts === 'object'
        ? Object.keys(texts).map((tag) => [`${path}.${tag}`, tag] as const)
        : [],
    ),
  ];
  const supported = i18n?.supported ?? known;
  return [
    ...Object.keys(i18n?.languages ?? {})
      .filter(isPackaged)
      .map((tag): BrandProblem => ({
        code: 'LB303',
        path: `i18n.languages.${tag}`,
        message: `"${tag}" is a language that the packages have.`,
        fix: 'change single texts of it in i18n.messages',
      })),
    ...named
      .filter(([, tag]) => !known.includes(tag))
      .map(([path, tag]): BrandProblem => ({
        code: 'LB304',
        path,
        message: `no language has the tag "${tag}".${meantLanguage(tag, known)}`,
        fix: `use one of ${known.join(', ')}, or add it with \`lobi add locale ${tag}\``,
      })),
    ...(i18n?.default !== undefined &&
    known.includes(i18n.default) &&
    !supported.includes(i18n.default)
      ? [
          {
            code: 'LB304',
            path: 'i18n.default',
            message: `"${i18n.default}" is not in i18n.supported.`,
            fix: 'add it there, or choose one of those',
          } as const,
        ]
      : []),
  ];
}

/** Custom messages that a supported language lacks. */
export function missingOwnTexts(
  input: BrandInput,
  ownTexts: readonly TextWithPath[],
): BrandProblem[] {
  const supported = input.i18n?.supported ?? languageTagsOf(input);
  return ownTexts.flatMap(([path, texts]): BrandProblem[] => {
    if (texts === undefined || typeof texts === 'string') return [];
    const missing = supported.filter((language) => texts[language] === undefined);
    return missing.length === 0
      ? []
      : [
          {
            code: 'LB302',
            path,
            message: `is missing in ${missing.map((name) => `"${name}"`).join(', ')}.`,
            fix: 'give it in every language of i18n.supported, or one text for all',
          },
        ];
  });
}

/** Maximum number of listed keys; a new translation lacks thousands. */
const maxListed = 8;

/** Texts that an added language lacks. */
export function missingTexts(tag: string, texts: LanguageTexts): BrandProblem[] {
  const missing = textKeys.filter((key) => texts[key] === undefined);
  if (missing.length === 0) return [];
  const named = missing.slice(0, maxListed).join(', ');
  const others = missing.length - maxListed;
  return [
    {
      code: 'LB302',
      path: `i18n.languages.${tag}`,
      message: `${missing.length === 1 ? 'a text is' : `${missing.length} texts are`} missing: ${named}${others > 0 ? ` and ${others} more` : ''}.`,
      fix: "add them, or let the language behind it speak with i18n.missing: 'fallback'",
    },
  ];
}

/** Problems in the texts of an added language, except missing ones. */
export function textProblems(tag: string, texts: unknown): BrandProblem[] {
  const path = `i18n.languages.${tag}`;
  if (typeof texts !== 'object' || texts === null) {
    const message = 'has no default export with texts by key.';
    const fix = `write \`{ "app.login": "…" }\` as JSON, or \`lobi add locale ${tag}\``;
    return [{ code: 'LB101', path, message, fix }];
  }
  return Object.entries(texts).flatMap(([key, text]): BrandProblem[] => {
    return typeof text === 'string' && text !== ''
      ? textProblem(path, key, text)
      : [{ code: 'LB101', path: `${path}.${key}`, message: 'must be a text.' }];
  });
}
