import type { ApiRow } from '@lobi/core/contract';

/** Ids of what a call was done to: those of its address, and of what it made. */
export function idsOf(
  { makes }: Pick<ApiRow, 'makes'>,
  params: Readonly<Record<string, string>> | undefined,
  outcome: unknown,
): Readonly<Record<string, string>> {
  if (makes === undefined) return { ...params };
  const { data } = outcome as { readonly data?: { readonly id?: unknown } };
  return typeof data?.id === 'string' ? { ...params, [makes]: data.id } : { ...params };
}
