import { roleGroups } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { useList } from '@lobi/core/react/lists';
import { UserListView, type UserListRow } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListProps } from '../list-props.ts';
import { listQuery } from '../list-query.ts';
import { mayReceive } from '../may-receive.ts';
import { useReadAll } from '../use-read-all.ts';
import { useTableQuery } from '../use-table-query.ts';
import { mayOpen } from './may-open.ts';
import { holdNote } from './user-hold.tsx';
import { useActivation } from './use-activation.tsx';

const userHref = ({ id }: UserListRow): string => buildPath('user.show', { userId: id });

const cashInHref = (row: UserListRow): string | undefined =>
  mayReceive(row)
    ? buildPath('transaction.create', { walletId: row.wallet.id }, { type: 'cash-in' })
    : undefined;

/** Users that the viewer may see, with activation of waiting ones. */
export function UserList() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const { query, setQuery } = useTableQuery('user.list', ['role', 'status']);
  const list = useList('user.list', {}, listQuery('user.list', query));
  const props = useListProps(list, query, setQuery);
  const readAll = useReadAll('user.list', {});
  const { openActivation, dialog } = useActivation();
  const rows = useMemo(
    () => props.rows?.map((row) => ({ ...row, holdNote: holdNote(t, row.hold) })),
    [props.rows, t],
  );
  return (
    <>
      <UserListView
        {...props}
        rows={rows}
        onReadAll={readAll}
        roles={user?.role === 'agent' ? roleGroups.holders : undefined}
        userHref={userHref}
        cashInHref={mayOpen(user, 'transaction.create') ? cashInHref : undefined}
        onActivate={openActivation}
      />
      {dialog}
    </>
  );
}
