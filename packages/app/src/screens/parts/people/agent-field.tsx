import { Combobox } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import { useAgentSearch } from './use-agent-search.ts';

/** Which agent a user is below, found by typing; none is fine. */
export function AgentField() {
  const { t } = useTranslation();
  const load = useAgentSearch();
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
