import type { ActivityAction, ApiRow } from '@lobi/core/contract';

/** What a call that succeeded leaves in the caller's activity; `undefined`: nothing. */
export function activityOf(
  { activity }: Pick<ApiRow, 'activity'>,
  body: unknown,
): ActivityAction | undefined {
  if (typeof activity !== 'object') return activity;
  const { by, cases, other } = activity;
  return cases[String((body as Readonly<Record<string, unknown>>)[by])] ?? other;
}
