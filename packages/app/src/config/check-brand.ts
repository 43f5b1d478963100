import type * as z from 'zod/mini';
import {
  contrastPairs,
  contrastRatio,
  nearestPassing,
  type ColorName,
  type Palette,
} from '@lobi/ui/tokens';
import { routeNames } from '@lobi/core/routes';
import { brandSchema, type BrandInput } from './brand-schema.ts';
import { languageProblems, missingOwnTexts, messageProblems } from './check-languages.ts';
import { checkPages, listTextsWithPaths } from './check-pages.ts';
import { baseThemeOf, buildTheme, paletteOf } from './themes.ts';
import { didYouMean, nearest } from './nearest.ts';
import type { BrandProblem } from './problems.ts';
import { fixedComponents } from './slots.ts';

/** Known children of a schema: keys of an object, keys and values of a record, items of a list. */
type Shape = {
  readonly def?: {
    readonly shape?: Record<string, Shape>;
    readonly innerType?: Shape;
    readonly keyType?: { readonly def?: { readonly entries?: Record<string, string> } };
    readonly valueType?: Shape;
    readonly element?: Shape;
  };
};

const withoutOptional = (schema: Shape | undefined): Shape['def'] =>
  (schema?.def?.innerType ?? schema)?.def;

/** Keys that the schema accepts at a path, through objects and records. */
function keysAt(path: readonly PropertyKey[]): string[] {
  let schema: Shape | undefined = brandSchema as Shape;
  for (const key of path) {
    const def = withoutOptional(schema);
    schema = def?.shape?.[String(key)] ?? def?.valueType ?? def?.element;
  }
  const def = withoutOptional(schema);
  return Object.keys(def?.shape ?? def?.keyType?.def?.entries ?? {});
}

/** Maximum number of known keys to list when none resembles the wrong one. */
const maxListed = 8;

/** Paths in the brand file that contain page names, which have error codes of their own. */
const pageKeys = /^(routes\.(replace|disable|titles|roles)|navigation\.sidebar\.hide)(\.\d+)?$/;

/** Unknown keys and names that need a code of their own instead of the general one. */
function knownMistake(path: string, name: string, allowed: readonly string[]): BrandProblem | null {
  if (path === 'components' && fixedComponents.includes(name)) {
    const message = 'protects players and always stays as it is.';
    return { code: 'LB601', path: `components.${name}`, message };
  }
  if (!pageKeys.test(path)) return null;
  const isKey = !/\d$/.test(path) && !path.endsWith('disable') && !path.endsWith('hide');
  const location = isKey ? `${path}.${name}` : path;
  return routeNames.some((route) => route === name)
    ? { code: 'LB404', path: location, message: `"${name}" always stays as it is.` }
    : {
        code: 'LB401',
        path: location,
        message: `no page is named "${name}".${didYouMean(name, allowed)}`,
      };
}

function unknownKey(key: string, allowed: readonly string[]): string {
  const meant = nearest(key, allowed);
  if (meant !== undefined) return `unknown key. Did you mean "${meant}"?`;
  return allowed.length > 0 && allowed.length <= maxListed
    ? `unknown key; known: ${allowed.join(', ')}.`
    : 'unknown key.';
}

/** Suggests the most similar known key as the fix of an unknown one. */
function keyRepair(key: string, allowed: readonly string[]): Pick<BrandProblem, 'repair'> {
  const meant = nearest(key, allowed);
  return meant === undefined ? {} : { repair: { key: meant } };
}

/**
 * Checks a brand file and reports every error as a sentence. An empty list means that it is valid.
 * @source ours
 */
export function checkBrand(input: unknown): BrandProblem[] {
  const result = brandSchema.safeParse(input, { reportInput: true });
  if (!result.success) {
    return result.error.issues.flatMap((issue): BrandProblem[] => {
      const path = issue.path.map(String).join('.');
      if (issue.code === 'unrecognized_keys') {
        const allowed = keysAt(issue.path);
        return issue.keys.map(
          (key) =>
            knownMistake(path, key, allowed) ?? {
              code: 'LB102',
              path: [...issue.path, key].map(String).join('.'),
              message: unknownKey(key, allowed),
              ...keyRepair(key, allowed),
            },
        );
      }
      if (issue.code === 'invalid_value' && typeof issue.input === 'string') {
        const mistake = knownMistake(path, issue.input, issue.values.map(String));
        if (mistake) return [mistake];
      }
      return [{ code: 'LB101', path, message: explain(issue) }];
    });
  }
  const brand = input as BrandInput;
  const ownTexts = listTextsWithPaths(brand);
  return [
    ...contrastProblems(brand),
    ...languageProblems(brand, ownTexts),
    ...messageProblems(brand),
    ...(isMissingAnError(brand) ? missingOwnTexts(brand, ownTexts) : []),
    ...checkPages(brand),
  ];
}

/** Returns whether a missing text stops the build. */
export const isMissingAnError = ({ i18n }: BrandInput): boolean =>
  (i18n?.missing ?? 'error') === 'error';

/** Warnings about custom messages that a language lacks, if `i18n.missing` is 'warn'. */
export const missingNotes = (input: BrandInput): BrandProblem[] =>
  input.i18n?.missing === 'warn' ? missingOwnTexts(input, listTextsWithPaths(input)) : [];

/** The nearest colour that is readable beside all others of the palette. */
function contrastFix(name: ColorName, palette: Palette): Pick<BrandProblem, 'fix' | 'repair'> {
  const others = contrastPairs
    .filter(([front, back]) => front === name || back === name)
    .map(([front, back, minimum]) => [palette[front === name ? back : front], minimum] as const);
  const found = nearestPassing(palette[name], others);
  return found === undefined
    ? { fix: 'change both colours' }
    : { fix: `use ${found}`, repair: { value: `'${found}'` } };
}

/** One decimal, such as 4.4 for 4.46: rounded up, it would look sufficient. */
const roundedDown = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Unreadable pairs of colours, if the brand itself sets one of the two. */
function contrastProblems(brand: BrandInput): BrandProblem[] {
  const { theme } = brand;
  const chosen = theme?.tokens?.color ?? {};
  const palette = paletteOf(
    buildTheme(baseThemeOf(brand), { color: chosen, accent: theme?.accent }, 'checked'),
  );
  return contrastPairs
    .filter(([front, back]) => front in chosen || back in chosen)
    .map(([front, back, minimum]) => {
      const ratio = contrastRatio(palette[front], palette[back]);
      const name = front in chosen ? front : back;
      return { name, front, back, minimum, ratio };
    })
    .filter(({ ratio, minimum }) => ratio < minimum)
    .map(({ name, front, back, minimum, ratio }) => ({
      code: 'LB210',
      path: `theme.tokens.color.${name}`,
      message: `${front} ${palette[front]} on ${back} ${palette[back]} is ${roundedDown(ratio)}:1; it needs ${minimum}:1.`,
      ...contrastFix(name, palette),
    }));
}

/** The rejected value, if it is short enough to show. */
const valueText = (value: unknown): string =>
  typeof value === 'string' && value.length <= 60 ? `${JSON.stringify(value)} ` : '';

/** Default message of Zod, for schemas without a message. */
const defaultMessage = 'Invalid input';

function explain(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'invalid_key':
      return `${valueText(issue.path.at(-1))}${issue.issues[0]?.message ?? ''}`;
    case 'invalid_type':
      return `must be of type ${issue.expected}.`;
    case 'invalid_union':
    case 'custom':
    case 'invalid_format':
      return issue.message === defaultMessage
        ? `${valueText(issue.input)}has a form that is not allowed.`
        : `${valueText(issue.input)}${issue.message}`;
    case 'too_small':
      return `must be at least ${String(issue.minimum)}.`;
    case 'too_big':
      return `must be at most ${String(issue.maximum)}.`;
    default:
      return issue.message === defaultMessage ? 'has a form that is not allowed.' : issue.message;
  }
}

/** Formats the problems as one readable block for a terminal. */
export function describeProblems(file: string, problems: readonly BrandProblem[]): string {
  const width = Math.max(...problems.map((problem) => problem.path.length));
  const lines = problems.map(
    ({ code, path, message, fix }) =>
      `  ${code}  ${path.padEnd(width)}  ${message}${fix === undefined ? '' : `\n         fix: ${fix}`}`,
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const example = problems[0]?.code ?? '';
  return `${file} has ${count}\n\n${lines.join('\n')}\n\nRun "npx lobi check --explain ${example}" for details.\n`;
}
