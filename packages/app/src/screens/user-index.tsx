import { apiTable } from '@lobi/core/contract';
import { buildPath, decideAccess } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { Button, Icon, KitLink, PageHeader, Stack } from '@lobi/ui';
import { mdiAccountPlusOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../page/use-page-title.ts';
import { Error403Screen } from './error-403.tsx';
import { DownlineOf } from './parts/agent/downline-of.tsx';
import { ViewSwitch } from './parts/agent/view-switch.tsx';
import { mayOpen } from './parts/people/may-open.ts';
import { UserList } from './parts/people/user-list.tsx';

/** Users, if the viewer may see them; the route is open to every signed-in user. @source spec §2 */
export function UserIndexScreen() {
  const { user } = useAuth();
  const mayList = decideAccess(apiTable['user.list'], user) === 'allow';
  return mayList ? <Users /> : <Error403Screen />;
}

/** The downline of an agent as list or tree, everyone for admins; filters by `role` and `status`. */
function Users() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const [search] = useSearchParams();
  const isAgent = user?.role === 'agent';
  const title = isAgent ? 'nav.downline' : 'route.user.index';
  usePageTitle(title);
  return (
    <Stack gap={5}>
      <PageHeader
        title={t(title)}
        size="lg"
        actions={
          mayOpen(user, 'user.create') && (
            <Button
              iconStart={<Icon path={mdiAccountPlusOutline} />}
              render={<KitLink href={buildPath('user.create')} />}
            >
              {t('route.user.create')}
            </Button>
          )
        }
      />
      {isAgent && <ViewSwitch />}
      {isAgent && search.get('view') === 'tree' ? <DownlineOf userId={user.id} /> : <UserList />}
    </Stack>
  );
}
