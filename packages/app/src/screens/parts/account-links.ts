import type { User } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import type { WalletShortcut } from '@lobi/ui/data';
import { mdiAccountOutline, mdiClipboardTextClockOutline, mdiShieldCheckOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';

/** Pages about the user's own account: limits (of players), activity, profile. */
export function useAccountLinks({ id: userId, role }: Pick<User, 'id' | 'role'>) {
  const { t } = useTranslation();
  const limits: WalletShortcut = {
    id: 'limits',
    label: t('route.limit.index'),
    note: t('account.limitsNote'),
    href: buildPath('limit.index', { userId }),
    icon: mdiShieldCheckOutline,
  };
  const others: readonly WalletShortcut[] = [
    {
      id: 'activity',
      label: t('route.activity.index'),
      note: t('account.activityNote'),
      href: buildPath('activity.index', { userId }),
      icon: mdiClipboardTextClockOutline,
    },
    {
      id: 'profile',
      label: t('account.profile'),
      note: t('account.profileNote'),
      href: buildPath('user.show', { userId }),
      icon: mdiAccountOutline,
    },
  ];
  return role === 'player' ? [limits, ...others] : others;
}
