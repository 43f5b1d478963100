import type { Environment } from '../ports/environment.ts';
import type { PlatformClientOptions } from './platform-client.ts';

/** Check of one option, with its requirement as text. */
interface Rule {
  readonly isRequired: boolean;
  readonly requirement: string;
  isGood(value: unknown): boolean;
}

type Rules<Options> = { readonly [Key in keyof Required<Options>]: Rule };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const rule = (requirement: string, isGood: Rule['isGood']): Rule => ({
  isRequired: true,
  requirement,
  isGood,
});
const optional = (required: Rule): Rule => ({ ...required, isRequired: false });

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
  origin: optional(anOrigin),
  endpoints: optional(
    rule(
      "an object of paths by call, such as { 'wallet.show': '/api/v2/wallet/{walletId}' }",
      (value) =>
        isObject(value) &&
        Object.values(value).every((path) => typeof path === 'string' && path.startsWith('/')),
    ),
  ),
  csrf: optional(anObject),
  realtime: optional(anObject),
  noticeVersion: optional(rule("a text such as '1'", (value) => typeof value === 'string')),
  connectApi: optional(aFunction),
  connectRealtime: optional(aFunction),
  onAnswer: optional(aFunction),
  pageAnswers: optional(anObject),
};

const aName = rule(
  "a text such as 'XSRF-TOKEN'",
  (value) => typeof value === 'string' && value !== '',
);
const aText = rule('a text', (value) => typeof value === 'string');

/** Rules of options that are objects, by their name. */
const partRules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  csrf: { cookie: optional(aName), header: optional(aName) },
  realtime: {
    key: optional(aText),
    host: optional(aText),
    port: optional(rule('a whole number', (value) => Number.isInteger(value))),
    scheme: optional(rule("'http' or 'https'", (value) => value === 'http' || value === 'https')),
    wsPath: optional(
      rule(
        "a path such as '/realtime'",
        (value) => typeof value === 'string' && value.startsWith('/'),
      ),
    ),
  },
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
  isServerRender: optional(rule('true or false', (value) => typeof value === 'boolean')),
};

/** Returns whether two names differ by one inserted, deleted, changed or swapped letter, or by case. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const maximum = Math.min(a.length, b.length) - start;
  while (end < maximum && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isSwapped = restA.length === 2 && restA === [...restB].toReversed().join('');
  return isSwapped || Math.max(restA.length, restB.length) <= 1;
}

/** Common wrong names of an option. */
const otherNames: Readonly<Record<string, string>> = {
  apiOrigin: 'origin',
  baseUrl: 'origin',
  baseURL: 'origin',
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
  // A misspelt name explains the missing one.
  if (unknown !== undefined) return unknownKey(path, unknown, rules);
  for (const [key, { isRequired, requirement, isGood }] of Object.entries(rules)) {
    const value = values[key];
    if (value === undefined ? isRequired : !isGood(value)) {
      const fault = value === undefined ? 'is missing' : 'is something else';
      return `the option "${path}${key}" ${fault}. It must be ${requirement}.`;
    }
  }
  return undefined;
}

/**
 * Validates the options of `createPlatformClient`, so that programs without types get a readable error.
 * An environment may contain more than the client needs.
 * @throws TypeError that names the option, its requirement, and the probably intended name
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
  for (const [part, rules] of Object.entries(partRules)) {
    const values = options[part];
    const inPart = isObject(values) ? findProblem(values, rules, `${part}.`) : undefined;
    if (inPart !== undefined) return fail(inPart);
  }
  const environment = options['environment'] as Readonly<Record<string, unknown>>;
  const known = Object.fromEntries(
    Object.keys(environmentRules).map((key) => [key, environment[key]]),
  );
  const inside = findProblem(known, environmentRules, 'environment.');
  if (inside !== undefined) fail(inside);
}
