import { useAuth } from '@lobi/core/react';
import { RoleBadge, Stack, UserMenu } from '@lobi/ui';
import { mdiAccountCircleOutline, mdiLogout } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { LastSignIn } from '../page/last-sign-in.tsx';
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
      detail={
        <Stack gap={1} align="start">
          <RoleBadge value={user.role} />
          <LastSignIn user={user} />
        </Stack>
      }
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
            {
              id: 'logout',
              label: t('app.logout'),
              icon: mdiLogout,
              onSelect: () => void signOut(),
            },
          ],
        },
      ]}
    />
  );
}
