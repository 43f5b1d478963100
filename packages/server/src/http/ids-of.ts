import type { ApiRow } from '@lobi/core/contract';

/** Ids of the objects of a call: those in its address, and of the object that it created. */
export function idsOf(
  { makes }: Pick<ApiRow, 'makes'>,
  params: Readonly<Record<string, string>> | undefined,
  outcome: unknown,
): Readonly<Record<string, string>> {
  if (makes === undefined) return { ...params };
  const { data } = outcome as { readonly data?: { readonly id?: unknown } };
  return typeof data?.id === 'string' ? { ...params, [makes]: data.id } : { ...params };
}
