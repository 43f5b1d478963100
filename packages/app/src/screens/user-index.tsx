import { buildPath } from '@lobi/core/routes';
import { useAuth, useList } from '@lobi/core/react';
import { Heading, Stack } from '@lobi/ui';
import { UserListView } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../page/use-page-title.ts';
import { useListProps } from './parts/list-props.ts';
import { listQuery } from './parts/list-query.ts';
import { mayReceive } from './parts/may-receive.ts';
import { useTableQuery } from './parts/use-table-query.ts';

/** Users: the downline of an agent, everyone for admins; filters by `role` and `status`. @source spec §2 */
export function UserIndexScreen() {
  usePageTitle('route.user.index');
  const { t } = useTranslation();
  const { user } = useAuth();
  const { query, setQuery } = useTableQuery(['role', 'status']);
  const list = useList('user.list', {}, listQuery('user.list', query));
  const props = useListProps(list, query, setQuery);
  const isAgent = user?.role === 'agent';
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        {t(isAgent ? 'nav.downline' : 'route.user.index')}
      </Heading>
      <UserListView
        {...props}
        userHref={(row) => buildPath('wallet.show', { walletId: row.wallet.id })}
        cashInHref={(row) =>
          mayReceive(row)
            ? buildPath('transaction.create', { walletId: row.wallet.id }, { type: 'cash-in' })
            : undefined
        }
      />
    </Stack>
  );
}
