import { roles, type ChangeAsk, type Role, type UserDetail } from '@lobi/core/contract';
import { useMessages } from '@lobi/ui';
import { RadioGroup } from '@lobi/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskChange } from '../changes/ask-change.tsx';
import { roleTexts } from '../changes/role-texts.ts';

/** Button and dialog that change the role of a user, with a reason. @source ours */
export function RoleChangeAction({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const { money } = useMessages();
  const [chosen, setChosen] = useState<Role | null>(null);
  const [checked, setChecked] = useState(false);
  const { id: userId, username, version } = user;
  const change = (reason: string): ChangeAsk | undefined => {
    setChecked(true);
    if (chosen === null) return undefined;
    return { kind: 'user.role', params: { userId, role: chosen, version }, reason };
  };
  return (
    <AskChange
      label={t('people.roleChange')}
      title={t('people.roleTitle', { username })}
      tone="danger"
      change={change}
      onOpenChange={() => {
        setChosen(null);
        setChecked(false);
      }}
    >
      <div>{t('people.roleBody')}</div>
      <RadioGroup
        label={t('people.roleNew')}
        required
        value={chosen}
        error={checked && chosen === null ? t('people.rolePick') : undefined}
        onValueChange={(value) => setChosen(roles.find((role) => role === value) ?? null)}
        items={roles
          .filter((role) => role !== user.role)
          .map((value) => ({ value, label: money[roleTexts[value]] }))}
      />
    </AskChange>
  );
}
