import type { NewRole } from '@lobi/core/contract';
import { useMessages } from '@lobi/ui';
import { SegmentedControl } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';

interface RoleChoiceProps {
  roles: readonly NewRole[];
  value: NewRole;
  onValueChange: (role: NewRole) => void;
}

const roleTexts = {
  player: 'rolePlayer',
  agent: 'roleAgent',
  declare: 'roleDeclare',
  admin: 'roleAdmin',
} as const;

/** Choice of a new user's role, on which the other fields depend. */
export function RoleChoice({ roles, value, onValueChange }: RoleChoiceProps) {
  const { t } = useTranslation();
  const { money } = useMessages();
  return (
    <SegmentedControl
      label={t('people.role')}
      items={roles.map((role) => ({ value: role, label: money[roleTexts[role]] }))}
      value={value}
      onValueChange={(next) => {
        const chosen = roles.find((role) => role === next);
        if (chosen) onValueChange(chosen);
      }}
    />
  );
}
