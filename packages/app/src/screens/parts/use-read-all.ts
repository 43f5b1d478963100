import type { CallArguments } from '@lobi/core';
import type { Meta } from '@lobi/core/contract';
import { usePlatform } from '@lobi/core/react';
import { type ListName, type ParamsOf, type RowOf } from '@lobi/core/react/lists';
import type { ListViewProps } from '@lobi/ui/data';
import { listQuery } from './list-query.ts';

/** Rows per response; the platform's maximum. */
const pageSize = 100;

interface Page<Row> {
  readonly data: readonly (Row & { readonly id: string })[];
  readonly meta: Meta;
}

/**
 * Reads all rows of a list that match a search and filters, page by page, for a file. A row that moves
 * to the next page meanwhile is listed once.
 * @param params `null` while unknown; nothing is read then
 */
export function useReadAll<Name extends ListName>(
  name: Name,
  params: ParamsOf<Name> | null,
): ListViewProps<RowOf<Name>>['onReadAll'] {
  const { api } = usePlatform();
  if (params === null) return undefined;
  return async (query, { signal, onProgress }) => {
    const rows = new Map<string, RowOf<Name>>();
    for (let page = 1, last = 1; page <= last; page++) {
      const parameters = listQuery(name, { ...query, page, pageSize });
      const { data, meta } = (await api.call(
        name,
        ...([{ params, query: parameters }, { signal }] as unknown as CallArguments<Name>),
      )) as unknown as Page<RowOf<Name>>;
      for (const row of data) rows.set(row.id, row);
      last = meta.lastPage;
      onProgress(page / Math.max(1, last));
    }
    return [...rows.values()];
  };
}
