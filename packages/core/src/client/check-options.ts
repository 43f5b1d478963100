import type { Environment } from '../ports/environment.ts';
import type { PlatformClientOptions } from './platform-client.ts';

/** Check of one option, with the requirement in words. */
interface Rule {
  readonly isRequired: boolean;
  readonly words: string;
  isGood(value: unknown): boolean;
}

type Rules<Options> = { readonly [Key in keyof Required<Options>]: Rule };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const rule = (words: string, isGood: Rule['isGood']): Rule => ({ isRequired: true, words, isGood });
const optional = (given: Rule): Rule => ({ ...given, isRequired: false });

const aFunction = rule('a function', (value) => typeof value === 'function');
const anObject = rule('an object', isObject);

const anOrigin = rule(
  'an origin such as "https://api.example.com", without a path',
  (value) =>
    value === '' ||
    (typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value),
);

const optionRules: Rules<PlatformClientOptions> = {
  environment: rule('what createBrowserEnvironment() makes', isObject),
  language: rule(
    "a function that returns the language, such as () => 'en'",
    (value) => typeof value === 'function',
  ),
  apiOrigin: optional(anOrigin),
  noticeVersion: optional(rule("a text such as '1'", (value) => typeof value === 'string')),
  connectApi: optional(aFunction),
  connectRealtime: optional(aFunction),
  onAnswer: optional(aFunction),
};

const environmentRules: Rules<Environment> = {
  tokens: anObject,
  storage: anObject,
  clock: anObject,
  logger: anObject,
  makeKey: aFunction,
  wake: anObject,
  idleMs: optional(aFunction),
  random: aFunction,
};

/** Do two names differ by one letter more, less, changed or swapped with its neighbour, or by case? */
function isNear(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isSwapped = restA.length === 2 && restA === [...restB].toReversed().join('');
  return isSwapped || Math.max(restA.length, restB.length) <= 1;
}

/** Other names that people look for an option under. */
const otherNames: Readonly<Record<string, string>> = {
  origin: 'apiOrigin',
  baseUrl: 'apiOrigin',
  baseURL: 'apiOrigin',
  lang: 'language',
  locale: 'language',
  env: 'environment',
};

function unknownKey(path: string, key: string, rules: Readonly<Record<string, Rule>>): string {
  const meant = otherNames[key] ?? Object.keys(rules).find((known) => isNear(known, key));
  const isKnown = meant !== undefined && Object.hasOwn(rules, meant);
  const help = isKnown ? `Did you mean "${meant}"?` : `Known: ${Object.keys(rules).join(', ')}.`;
  return `the option "${path}${key}" is unknown. ${help}`;
}

function findProblem(
  values: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, Rule>>,
  path = '',
): string | undefined {
  const unknown = Object.keys(values).find((key) => !Object.hasOwn(rules, key));
  // A misspelt name explains the one that is missing.
  if (unknown !== undefined) return unknownKey(path, unknown, rules);
  for (const [key, { isRequired, words, isGood }] of Object.entries(rules)) {
    const value = values[key];
    if (value === undefined ? isRequired : !isGood(value)) {
      const fault = value === undefined ? 'is missing' : 'is something else';
      return `the option "${path}${key}" ${fault}. It must be ${words}.`;
    }
  }
  return undefined;
}

/**
 * Checks what a program passes to `createPlatformClient`. Programs without types find their mistake
 * in a sentence. An environment may hold more than the client needs.
 *
 * @throws TypeError that names the option, what it must be, and what was probably meant
 */
export function checkOptions(options: unknown): asserts options is PlatformClientOptions {
  const fail = (problem: string): never => {
    throw new TypeError(`createPlatformClient: ${problem}`);
  };
  if (!isObject(options)) {
    return fail('pass an object with "environment" and "language".');
  }
  const problem = findProblem(options, optionRules);
  if (problem !== undefined) return fail(problem);
  const given = options['environment'] as Readonly<Record<string, unknown>>;
  const known = Object.fromEntries(Object.keys(environmentRules).map((key) => [key, given[key]]));
  const inside = findProblem(known, environmentRules, 'environment.');
  if (inside !== undefined) fail(inside);
}
