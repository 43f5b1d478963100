import { describe, expect, it } from 'vitest';
import { languages, type Language } from '@lobi/core/contract';
import { loadMessages } from '@lobi/core/locales';
import { voices } from '../brands/voices.ts';
import { loadKitMessages } from './kit-messages.ts';

/** A kind of error. A match of the pattern is an error in any text. @source docs/texts.md */
interface TextRule {
  readonly name: string;
  readonly pattern: RegExp;
}

const everywhere: readonly TextRule[] = [
  { name: 'straight quotes', pattern: /["']/ },
  { name: 'three dots', pattern: /\.\.\./ },
  { name: 'two spaces, or one at the start or end', pattern: / {2}|^ | $/ },
  { name: 'a currency code', pattern: /\bIDR\b/ },
];

const ruleOf: Readonly<Record<Language, readonly TextRule[]>> = {
  id: [
    { name: 'a form of address other than Anda', pattern: /\b(kamu|kau|engkau)\b/i },
    {
      name: 'an outdated term',
      pattern:
        /\b(saluran|gerbang|penyedia|saringan|daring|luring|peramban|petugas|keping|dukungan|pergerakan|kolam|rumah)\b/i,
    },
  ],
  en: [
    {
      name: 'an outdated term',
      pattern: /\b(sign(s|ed|ing)? (in|out)|sign-in|demo money|the books)\b/i,
    },
  ],
  es: [
    {
      name: 'a form of address other than usted',
      pattern:
        /(?<!\p{L})(tú|tu|tus|ti|te|contigo|puedes|tienes|quieres|debes|\p{L}{2,}(?<!contr)aste)(?!\p{L})/iu,
    },
    { name: 'quotes of another language', pattern: /[“”]/ },
    { name: 'a question or exclamation without its opening mark', pattern: /^[^¿]*\?|^[^¡]*!/ },
    { name: 'an abbreviation without its full stop', pattern: /\b[Mm][íá][nx] / },
    {
      name: 'an outdated term',
      pattern:
        /(?<!\p{L})(costes?|vídeo|periodo|añad\p{L}+|rellen\p{L}+|tragaperras|combate|móvil|contact\p{L} con|apagar)(?!\p{L})/iu,
    },
  ],
  'zh-Hans': [
    { name: 'a form of address other than 您', pattern: /你/ },
    {
      name: 'half-width marks beside Chinese',
      pattern: /\p{Script=Han}[,;:!?()]|[,;!?()]\p{Script=Han}/u,
    },
    {
      name: 'Chinese without a space before Latin words or figures',
      pattern: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
    },
    {
      name: 'Chinese without a space before an amount or a count',
      pattern:
        /\p{Script=Han}\{(amount|count|number|username)\}|\{(amount|count|number|username)\}\p{Script=Han}/u,
    },
    {
      name: 'an outdated term',
      pattern: /员工|供应商|驳回|风险提示|演示资金|斗场|赢奖/,
    },
  ],
};

/** Texts by key path, including nested and plural ones. */
const flatten = (messages: object, path: string): (readonly [string, string])[] =>
  Object.entries(messages).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : flatten(value, `${path}.${key}`),
  );

/**
 * Texts defined by the specification, examples of input or signatures, texts parsed by code, and names
 * of real ponds.
 */
const fixed = [
  'kit.base.ageNotice',
  'kit.arena.errorUnreadable',
  'kit.verifier.seedStep3',
  'kit.baccarat.suits',
  'kit.fishing.pond',
];

describe.each(languages)('texts in %s', (language) => {
  it.each([...everywhere, ...ruleOf[language]])('texts avoid $name', async ({ pattern }) => {
    const texts = [
      ...flatten(await loadMessages(language), 'core'),
      ...flatten(await loadKitMessages(language), 'kit'),
      ...Object.entries(voices).flatMap(([brand, messages]) => flatten(messages[language], brand)),
    ];
    expect(texts.filter(([key, text]) => !fixed.includes(key) && pattern.test(text))).toEqual([]);
  });
});
