import { usePlatform } from '@lobi/core/react';
import { Combobox, type LoadItems } from '@lobi/ui/forms';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Which agent a user stands below, found by typing; none is fine. */
export function AgentField() {
  const { t } = useTranslation();
  const { api } = usePlatform();
  const load: LoadItems = useCallback(
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
  return (
    <Combobox
      name="parentId"
      label={t('people.upline')}
      hint={t('people.uplineHint')}
      loadItems={load}
      optional
    />
  );
}
