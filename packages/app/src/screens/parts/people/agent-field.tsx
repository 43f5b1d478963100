import { Combobox } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import { useAgentSearch } from './use-agent-search.ts';

/** Search field for the agent above; optional. */
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
