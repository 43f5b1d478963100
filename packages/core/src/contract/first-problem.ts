import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? (part as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    value,
  );

/** Returns the innermost issue: in a union, that of the branch that matches furthest. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const branches = issue.errors.flatMap(([first]) => (first ? [innermost(first)] : []));
  const [deepest] = branches.toSorted((one, other) => other.path.length - one.path.length);
  return deepest ? { ...deepest, path: [...issue.path, ...deepest.path] } : issue;
}

const wanted = (issue: Issue): string => {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_format') return `a text in the format ${issue.format}`;
  if (issue.code === 'unrecognized_keys') return `no ${issue.keys.join(', ')}`;
  return issue.message;
};

/**
 * Describes where a value first differs from a schema, and how, without any of its values, which may be
 * private. `data.wallet.balance: expected string, found number`.
 */
export function firstProblem(error: z.core.$ZodError, value: unknown): string {
  const [first] = error.issues;
  if (!first) return 'unknown';
  const issue = innermost(first);
  const path = issue.path.map(String).join('.') || 'the whole';
  const found = valueAt(value, issue.path);
  return `${path}: expected ${wanted(issue)}, found ${found === undefined ? 'nothing' : typeOf(found)}`;
}
