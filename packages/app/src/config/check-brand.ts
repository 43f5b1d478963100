import { id } from '@lobi/core/locales/id';
import type * as z from 'zod/mini';
import { contrastPairs, contrastRatio } from '@lobi/ui/tokens';
import { brandSchema } from './brand-schema.ts';
import { looks, paletteOf } from './look-of.ts';

type BrandOutput = z.output<typeof brandSchema>;

/**
 * One mistake in a brand file, as a sentence. `LB1xx` is about shape, `LB2xx` about design, `LB3xx`
 * about language.
 */
export interface BrandProblem {
  readonly code: 'LB101' | 'LB102' | 'LB210' | 'LB301';
  /** Dotted path of the key. */
  readonly path: string;
  readonly message: string;
}

/** Edits needed to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The known word nearest to a misspelt one, if it is near enough to be meant. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, edits: distance(word, candidate) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= Math.max(2, Math.floor(word.length / 3))
    ? best.candidate
    : undefined;
}

type Shape = {
  readonly def?: { readonly shape?: Record<string, Shape>; readonly innerType?: Shape };
};

/** Keys that the schema knows at a path. */
function keysAt(path: readonly PropertyKey[]): string[] {
  let schema: Shape | undefined = brandSchema as Shape;
  for (const key of path) {
    const object: Shape | undefined = schema?.def?.innerType ?? schema;
    schema = object?.def?.shape?.[String(key)];
  }
  return Object.keys((schema?.def?.innerType ?? schema)?.def?.shape ?? {});
}

/**
 * Checks a brand file and tells every mistake in a sentence. An empty list means that it is good.
 * @source ours
 */
export function checkBrand(input: unknown): BrandProblem[] {
  const result = brandSchema.safeParse(input);
  if (!result.success) {
    return result.error.issues.flatMap((issue): BrandProblem[] => {
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => {
          const meant = nearest(key, keysAt(issue.path));
          return {
            code: 'LB102',
            path: [...issue.path, key].map(String).join('.'),
            message: `unknown key.${meant ? ` Did you mean "${meant}"?` : ''}`,
          };
        });
      }
      return [{ code: 'LB101', path: issue.path.map(String).join('.'), message: explain(issue) }];
    });
  }
  return [...contrastProblems(result.data), ...wordProblems(result.data)];
}

/** Pairs of colours that cannot be read, as far as the brand itself chose one of them. */
function contrastProblems({ extends: base, theme }: BrandOutput): BrandProblem[] {
  const chosen = theme?.tokens?.color ?? {};
  const palette = { ...paletteOf(looks[base]), ...chosen };
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
      message: `${front} ${palette[front]} on ${back} ${palette[back]} is ${ratio.toFixed(1)}:1; it needs ${minimum}:1.`,
    }));
}

/** Words for texts that there are not. */
function wordProblems({ i18n }: BrandOutput): BrandProblem[] {
  return Object.entries(i18n?.messages ?? {}).flatMap(([language, words]) =>
    Object.keys(words ?? {})
      .filter((key) => !(key in id))
      .map((key): BrandProblem => {
        const meant = nearest(key, Object.keys(id));
        return {
          code: 'LB301',
          path: `i18n.messages.${language}.${key}`,
          message: `no text has this key.${meant ? ` Did you mean "${meant}"?` : ''}`,
        };
      }),
  );
}

function explain(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'invalid_type':
      return `must be of type ${issue.expected}.`;
    case 'too_small':
      return `must be at least ${String(issue.minimum)}.`;
    case 'too_big':
      return `must be at most ${String(issue.maximum)}.`;
    default:
      return 'has a form that is not allowed.';
  }
}

/** The problems as one readable block, for a terminal. */
export function describeProblems(file: string, problems: readonly BrandProblem[]): string {
  const width = Math.max(...problems.map((problem) => problem.path.length));
  const lines = problems.map(
    ({ code, path, message }) => `  ${code}  ${path.padEnd(width)}  ${message}`,
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${file} has ${count}\n\n${lines.join('\n')}\n`;
}
