import { describe, expect, it } from 'vitest';
import { languages, type Language } from '@lobi/core/contract';
import { loadMessages } from '@lobi/core/locales';
import { loadKitMessages } from './kit-messages.ts';

/** A kind of mistake. What is found by a pattern is wrong in every text. @source docs/texts.md */
interface TextRule {
  readonly name: string;
  readonly pattern: RegExp;
}

const everywhere: readonly TextRule[] = [
  { name: 'straight quotes', pattern: /["']/ },
  { name: 'three dots', pattern: /\.\.\./ },
  { name: 'two spaces, or one at an end', pattern: / {2}|^ | $/ },
  { name: 'the code of a currency', pattern: /\bIDR\b/ },
];

const ruleOf: Readonly<Record<Language, readonly TextRule[]>> = {
  id: [
    { name: 'another person than Anda', pattern: /\b(kamu|kau|engkau)\b/i },
    {
      name: 'a word that another has replaced',
      pattern:
        /\b(saluran|gerbang|penyedia|saringan|daring|luring|peramban|petugas|keping|dukungan|pergerakan|kolam|rumah)\b/i,
    },
  ],
  en: [
    {
      name: 'a word that another has replaced',
      pattern: /\b(sign(s|ed|ing)? (in|out)|sign-in|demo money|the books)\b/i,
    },
  ],
  es: [
    {
      name: 'another person than usted',
      pattern:
        /(?<!\p{L})(tú|tu|tus|ti|te|contigo|puedes|tienes|quieres|debes|\p{L}{2,}(?<!contr)aste)(?!\p{L})/iu,
    },
    { name: 'quotes of another language', pattern: /[“”]/ },
    { name: 'a question or call that is not opened', pattern: /^[^¿]*\?|^[^¡]*!/ },
    { name: 'an abbreviation without its point', pattern: /\b[Mm][íá][nx] / },
    {
      name: 'a word that another has replaced',
      pattern:
        /(?<!\p{L})(costes?|vídeo|periodo|añad\p{L}+|rellen\p{L}+|tragaperras|combate|móvil|contact\p{L} con|apagar)(?!\p{L})/iu,
    },
  ],
  'zh-Hans': [
    { name: 'another person than 您', pattern: /你/ },
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
      name: 'a word that another has replaced',
      pattern: /员工|供应商|驳回|风险提示|演示资金|斗场|赢奖/,
    },
  ],
};

/** Texts by where they stand, those inside an area or a plural included. */
const flatten = (words: object, path: string): (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : flatten(value, `${path}.${key}`),
  );

/**
 * Texts that the specification fixes, that show what can be typed or signed, that code takes apart, or
 * that name a real pond.
 */
const fixed = [
  'kit.base.ageNotice',
  'kit.arena.errorUnreadable',
  'kit.verifier.seedStep3',
  'kit.baccarat.suits',
  'kit.fishing.pond',
];

describe.each(languages)('texts in %s', (language) => {
  it.each([...everywhere, ...ruleOf[language]])('avoid $name', async ({ pattern }) => {
    const texts = [
      ...flatten(await loadMessages(language), 'core'),
      ...flatten(await loadKitMessages(language), 'kit'),
    ];
    expect(texts.filter(([key, text]) => !fixed.includes(key) && pattern.test(text))).toEqual([]);
  });
});
