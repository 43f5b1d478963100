import {
  expect as originalExpect,
  fireEvent,
  fn,
  spyOn,
  userEvent as user,
  waitFor,
  within as withinElement,
} from 'storybook/test';
import { fromPseudo } from '../../packages/ui/src/testing/pseudo.ts';
import type { Phrasebooks } from './phrasebook.ts';

// Not `export *`: Storybook's build replaces the module of an import, but not of a re-export.
export { fireEvent, fn, spyOn, waitFor };

/**
 * Replacement of `storybook/test` for stories: interactions use the Indonesian texts of the source,
 * and find elements in the language of the story.
 */

let phrasebooks: Phrasebooks | undefined;
let toStoryText = (text: string): string => text;

/**
 * Sets the language in which the next play function finds elements; by default the texts as written.
 * @param translate translates one text of the story to that language
 */
export function playIn(
  books: Phrasebooks | undefined,
  translate: (text: string) => string = (text) => text,
): void {
  phrasebooks = books;
  toStoryText = translate;
}

/**
 * Text that a play function types: keys unchanged, texts of the story in its language. Texts that are in no
 * story, such as a reason, are typed as written, even in the pseudo language, which could translate any.
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

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Lower case: the same word may be capitalized within a sentence in one language and not in another. */
const normalizeCase = (text: string): string => (phrasebooks ? text.toLowerCase() : text);

const ignoringCase = (pattern: RegExp): RegExp =>
  phrasebooks && !pattern.ignoreCase ? new RegExp(pattern.source, `${pattern.flags}i`) : pattern;

/** Whether a text on the page matches the text of a query, in any of its translations. */
export function matchesText(content: string, expected: string | RegExp, isWhole: boolean): boolean {
  const contents = [content, ...(phrasebooks?.toIndonesian(content) ?? [])];
  if (expected instanceof RegExp) return contents.some((text) => ignoringCase(expected).test(text));
  const names = [expected, ...(phrasebooks?.toLanguage(expected) ?? [])]
    .map(collapseSpaces)
    .map(normalizeCase);
  return contents
    .map(normalizeCase)
    .some((text) => names.some((name) => (isWhole ? text === name : text.includes(name))));
}

/** A matcher of Testing Library that translates its argument to the language of the story. */
const inLanguage = (matcher: unknown): unknown =>
  phrasebooks && (typeof matcher === 'string' || matcher instanceof RegExp)
    ? (content: string) => matchesText(collapseSpaces(content), matcher, true)
    : matcher;

/** Options of a role query that contain texts of the page. */
const textOptions = ['name', 'description'] as const;

const optionsInLanguage = (options: unknown): unknown => {
  if (typeof options !== 'object' || options === null) return options;
  const entries = Object.entries(options).map(([key, value]) => [
    key,
    textOptions.some((each) => each === key) ? inLanguage(value) : value,
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

/** Text of the elements whose ids an attribute lists. */
const textOfReferenced = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute) ?? '')
    .split(' ')
    .map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
    .join(' ');

type Reader = readonly [isWhole: boolean, read: (element: HTMLElement) => string];

/** Assertions about texts, each with the text that it reads from an element. */
const textAssertions: Readonly<Record<string, Reader>> = {
  toHaveTextContent: [false, ({ textContent }) => textContent ?? ''],
  toHaveValue: [true, (element) => (element as HTMLInputElement).value],
  toHaveAccessibleName: [
    true,
    (element) =>
      element.getAttribute('aria-label') ??
      (textOfReferenced(element, 'aria-labelledby') || (element.textContent ?? '')),
  ],
  toHaveAccessibleDescription: [true, (element) => textOfReferenced(element, 'aria-describedby')],
};

type Assertion = Record<string, (expected: unknown) => unknown>;

/** An assertion about an element, with texts in the story's language. */
const inLanguageOf = (assertion: Assertion, element: unknown, isNegated: boolean): Assertion =>
  new Proxy(assertion, {
    get(target, key) {
      const original: unknown = Reflect.get(target, key);
      if (key === 'not') return inLanguageOf(original as Assertion, element, !isNegated);
      const [isWhole, read] = textAssertions[String(key)] ?? [];
      if (!read || !(element instanceof HTMLElement)) return original;
      return (expected: unknown) => {
        const isText = typeof expected === 'string' || expected instanceof RegExp;
        if (!isText) return (original as (expected: unknown) => unknown).call(target, expected);
        const content = collapseSpaces(read(element));
        const description = `whether "${content}" says "${String(expected)}"`;
        return originalExpect(matchesText(content, expected, isWhole === true), description).toBe(
          !isNegated,
        );
      };
    },
  });

/** `expect` whose assertions about texts apply to the language of the story. */
export const expect = new Proxy(originalExpect, {
  apply(target, self, parameters: Parameters<typeof originalExpect>) {
    const assertion: unknown = Reflect.apply(target, self, parameters);
    return phrasebooks ? inLanguageOf(assertion as Assertion, parameters[0], false) : assertion;
  },
});
