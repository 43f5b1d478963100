import { usePlatform } from '@lobi/core/react';
import type { LoadItems } from '@lobi/ui/forms';
import { useCallback } from 'react';

/** Search for agents by typed text. */
export function useAgentSearch(): LoadItems {
  const { api } = usePlatform();
  return useCallback(
    async (search, signal) => {
      const query = { role: 'agent', status: 'activated', perPage: 20 } as const;
      const { data } = await api.call(
        'user.list',
        { query: search === '' ? query : { ...query, search } },
        { signal },
      );
      return data.map(({ id, username, parent }) => ({
        value: id,
        label: username,
        detail: parent?.username,
      }));
    },
    [api],
  );
}
