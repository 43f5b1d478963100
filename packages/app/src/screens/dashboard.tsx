import { useAuth } from '@lobi/core/react';
import { Button, Icon, Inline, Stack } from '@lobi/ui';
import { mdiLogout } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '../page/language-menu.tsx';
import { usePageTitle } from '../page/use-page-title.ts';
import { useSignOut } from '../page/use-sign-out.ts';
import { AccountCard } from './parts/account-card.tsx';
import { NavList } from './parts/nav-list.tsx';

/** The account: user, links, language and sign-out. @source spec §2 */
export function DashboardScreen() {
  usePageTitle('route.dashboard');
  const { t } = useTranslation();
  const { user } = useAuth();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <Stack gap={6}>
      <AccountCard user={user} />
      <NavList />
      <Inline gap={4}>
        <LanguageMenu />
        <Button
          variant="outline"
          tone="neutral"
          iconStart={<Icon path={mdiLogout} />}
          onClick={signOut}
        >
          {t('app.logout')}
        </Button>
      </Inline>
    </Stack>
  );
}
