import type { ApiRow } from '../contract/api/api-row.ts';
import { AppError } from '../contract/error-codes.ts';

type Values = Readonly<Record<string, unknown>>;

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** Rejects a parameter that would leave its path segment, because browsers resolve dots. */
function segmentOf(row: Pick<ApiRow, 'path'>, values: Values, name: string): string {
  const value = values[name];
  if (isMissing(value) || value === '.' || value === '..')
    throw new AppError('malformed', `${row.path}: parameter ${name} is missing or not an id`);
  return encodeURIComponent(String(value));
}

/**
 * Builds the address of a call: parameters encoded, empty query values left out. Always a path on our
 * own origin. Throws `malformed` for a missing parameter.
 */
export function buildUrl(
  row: Pick<ApiRow, 'path'>,
  params: Values = {},
  query: Values = {},
): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(row, params, name));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      isMissing(value) ? [] : [[key, String(value)]],
    ),
  ).toString();
  return search ? `${path}?${search}` : path;
}
