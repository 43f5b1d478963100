import type { ActivityAction, ApiRow } from '@lobi/core/contract';

/** Returns the entry that a successful call adds to the caller's activity log; `undefined`: none. */
export function activityOf(
  { activity }: Pick<ApiRow, 'activity'>,
  body: unknown,
): ActivityAction | undefined {
  if (typeof activity !== 'object') return activity;
  const { by, cases, other } = activity;
  return cases[String((body as Readonly<Record<string, unknown>>)[by])] ?? other;
}
