import {
  expect as asWritten,
  fireEvent,
  fn,
  spyOn,
  userEvent as user,
  waitFor,
  within as withinElement,
} from 'storybook/test';
import { fromPseudo } from '../../packages/ui/src/testing/pseudo.ts';
import type { Phrasebooks } from './phrasebook.ts';

// Named one by one: the build of Storybook puts its own module in the place of an import only.
export { fireEvent, fn, spyOn, waitFor };

/**
 * Replacement of `storybook/test` for stories: interactions use the Indonesian texts of the source,
 * and find elements in the language of the story.
 */

let phrasebooks: Phrasebooks | undefined;
let toStoryText = (text: string): string => text;

/**
 * Says which language the next play finds things in; without one, in the words of the play.
 * @param translate gives one text of the story in that language
 */
export function playIn(
  books: Phrasebooks | undefined,
  translate: (text: string) => string = (text) => text,
): void {
  phrasebooks = books;
  toStoryText = translate;
}

/**
 * What a play types: keys as they are, a text that the story shows in its language. What no story shows,
 * such as a reason, is typed as written, also in the pseudo language, which has one for every sentence.
 */
export const toTyped = (keys: string, translate = toStoryText): string =>
  keys.replace(/\{[^{}]*\}|[^{}]+/g, (part) => {
    const shown = part.startsWith('{') ? part : translate(part);
    return fromPseudo(shown) === part ? part : shown.replaceAll('[', '[[');
  });

/** `userEvent`, which types the texts of the story in its language. */
export const userEvent: typeof user = {
  ...user,
  keyboard: (keys) => user.keyboard(toTyped(keys)),
  type: (element, keys, options) => user.type(element, toTyped(keys), options),
};

type Matcher = string | RegExp | number | ((content: string, element: Element | null) => boolean);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A word within a sentence begins in lower case in one language, and in upper case in another. */
const asCompared = (text: string): string => (phrasebooks ? text.toLowerCase() : text);

const ignoringCase = (pattern: RegExp): RegExp =>
  phrasebooks && !pattern.ignoreCase ? new RegExp(pattern.source, `${pattern.flags}i`) : pattern;

/** Whether a text on the page is what the play names, in any of its readings. */
export function isSaid(content: string, named: string | RegExp, isWhole: boolean): boolean {
  const contents = [content, ...(phrasebooks?.toIndonesian(content) ?? [])];
  if (named instanceof RegExp) return contents.some((text) => ignoringCase(named).test(text));
  const names = [named, ...(phrasebooks?.toLanguage(named) ?? [])].map(oneLine).map(asCompared);
  return contents
    .map(asCompared)
    .some((text) => names.some((name) => (isWhole ? text === name : text.includes(name))));
}

/** A matcher of Testing Library that translates its argument to the language of the story. */
const inLanguage = (matcher: unknown): unknown =>
  phrasebooks && (typeof matcher === 'string' || matcher instanceof RegExp)
    ? (content: string) => isSaid(oneLine(content), matcher, true)
    : matcher;

/** Options of a role query that are texts of the page. */
const named = ['name', 'description'] as const;

const optionsInLanguage = (options: unknown): unknown => {
  if (typeof options !== 'object' || options === null) return options;
  const entries = Object.entries(options).map(([key, value]) => [
    key,
    named.some((each) => each === key) ? inLanguage(value) : value,
  ]);
  return Object.fromEntries(entries) as object;
};

type Query = (first: Matcher, second?: unknown, ...rest: unknown[]) => unknown;

const isQuery = (key: string) => /^(get|find|query)(All)?By/.test(key);

/** `within` of Testing Library, in the language of the story. */
export const within = ((element: HTMLElement) => {
  const queries = withinElement(element) as unknown as Record<string, Query>;
  return Object.fromEntries(
    Object.entries(queries).map(([key, query]) => [
      key,
      !isQuery(key)
        ? query
        : (first: Matcher, second: unknown, ...rest: unknown[]) =>
            key.endsWith('ByRole')
              ? query(first, optionsInLanguage(second), ...rest)
              : query(inLanguage(first) as Matcher, second, ...rest),
    ]),
  );
}) as unknown as typeof withinElement;

/** Texts of the elements that an attribute names. */
const textOfNamed = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute) ?? '')
    .split(' ')
    .map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
    .join(' ');

type Reader = readonly [isWhole: boolean, read: (element: HTMLElement) => string];

/** Assertions about texts. */
const readers: Readonly<Record<string, Reader>> = {
  toHaveTextContent: [false, ({ textContent }) => textContent ?? ''],
  toHaveValue: [true, (element) => (element as HTMLInputElement).value],
  toHaveAccessibleName: [
    true,
    (element) =>
      element.getAttribute('aria-label') ??
      (textOfNamed(element, 'aria-labelledby') || (element.textContent ?? '')),
  ],
  toHaveAccessibleDescription: [true, (element) => textOfNamed(element, 'aria-describedby')],
};

type Assertion = Record<string, (expected: unknown) => unknown>;

/** An assertion about an element, with texts in the story's language. */
const inLanguageOf = (assertion: Assertion, element: unknown, isNegated: boolean): Assertion =>
  new Proxy(assertion, {
    get(target, key) {
      const own: unknown = Reflect.get(target, key);
      if (key === 'not') return inLanguageOf(own as Assertion, element, !isNegated);
      const [isWhole, read] = readers[String(key)] ?? [];
      if (!read || !(element instanceof HTMLElement)) return own;
      return (expected: unknown) => {
        const isText = typeof expected === 'string' || expected instanceof RegExp;
        if (!isText) return (own as (expected: unknown) => unknown).call(target, expected);
        const content = oneLine(read(element));
        const question = `whether "${content}" says "${String(expected)}"`;
        return asWritten(isSaid(content, expected, isWhole === true), question).toBe(!isNegated);
      };
    },
  });

/** `expect`, whose assertions about words are made in the language of the story. */
export const expect = new Proxy(asWritten, {
  apply(target, self, given: Parameters<typeof asWritten>) {
    const assertion: unknown = Reflect.apply(target, self, given);
    return phrasebooks ? inLanguageOf(assertion as Assertion, given[0], false) : assertion;
  },
});
