import { useAuth } from '@lobi/core/react';
import { RoleBadge, UserMenu } from '@lobi/ui';
import { mdiAccountCircleOutline, mdiLogout } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../page/use-sign-out.ts';

/** Menu of the signed-in user, at the end of the navbar. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <UserMenu
      username={user.username}
      detail={<RoleBadge value={user.role} />}
      groups={[
        {
          id: 'account',
          items: [
            {
              id: 'dashboard',
              label: t('nav.group.account'),
              icon: mdiAccountCircleOutline,
              href: '/dashboard',
            },
            { id: 'logout', label: t('app.logout'), icon: mdiLogout, onSelect: signOut },
          ],
        },
      ]}
    />
  );
}
