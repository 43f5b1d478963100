import type { UserDetail } from '@lobi/core/contract';
import { Combobox } from '@lobi/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskChange } from '../changes/ask-change.tsx';
import { useAgentSearch } from './use-agent-search.ts';

/** Button and dialog that move a user, with the downline, below another agent. @source ours */
export function MoveAction({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const load = useAgentSearch();
  const [parentId, setParentId] = useState<string | null>(null);
  const { id: userId, username, version } = user;
  return (
    <AskChange
      label={t('people.move')}
      title={t('people.moveTitle', { username })}
      change={(reason) => ({ kind: 'user.agent', params: { userId, parentId, version }, reason })}
      onOpenChange={() => setParentId(null)}
    >
      <div>{t('people.moveBody')}</div>
      <Combobox
        label={t('people.moveAgent')}
        hint={t('people.moveNone')}
        loadItems={load}
        value={parentId}
        onValueChange={setParentId}
        optional
      />
    </AskChange>
  );
}
