import { useAuth } from '@lobi/core/react';
import {
  Avatar,
  Button,
  Card,
  Heading,
  Icon,
  Inline,
  LanguagePicker,
  RoleBadge,
  Stack,
} from '@lobi/ui';
import { mdiLogout } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../config/brand-context.ts';
import { languageOf } from '../i18n/create-i18n.ts';
import { usePageTitle } from '../router/use-page-title.ts';
import { useSignOut } from '../router/use-sign-out.ts';
import { NavList } from './parts/nav-list.tsx';

/** The account: who is signed in, ways on, language, and the way out. @source spec §2 */
export function DashboardScreen() {
  usePageTitle('route.dashboard');
  const { t, i18n } = useTranslation();
  const brand = useBrand();
  const { user } = useAuth();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <Stack gap={6}>
      <Card>
        <Inline gap={5}>
          <Avatar name={user.username} size="lg" />
          <Stack gap={2} align="start">
            <Heading level={1} size="lg">
              {user.username}
            </Heading>
            <RoleBadge value={user.role} />
          </Stack>
        </Inline>
      </Card>
      <NavList />
      <Inline gap={4}>
        <LanguagePicker
          languages={brand.i18n.supported}
          value={languageOf(i18n)}
          onValueChange={(language) => void i18n.changeLanguage(language)}
        />
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
