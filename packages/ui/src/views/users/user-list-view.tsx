import type { ReactNode } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { roleLabel, type RoleName } from '../../components/role-badge/role-badge.tsx';
import { statusLooks } from '../../components/status-badge/statuses.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { ListViewProps } from '../list-view.types.ts';
import { useUserColumns } from './use-user-columns.tsx';
import type { UserListRow } from './users.types.ts';

export interface UserListViewProps extends ListViewProps<UserListRow> {
  /** Page of a user, or of the user's wallet. */
  userHref?: ((row: UserListRow) => string | undefined) | undefined;
  /** Returns the address of the cash-in for this user's wallet, if the viewer may do it. */
  cashInHref?: ((row: UserListRow) => string | undefined) | undefined;
  /** Activates a waiting user; without it there is no button. Memoize it. */
  onActivate?: ((row: UserListRow) => void) | undefined;
  /** Roles that the viewer may filter by; default all. */
  roles?: readonly RoleName[] | undefined;
  /** Content beside the search, e.g. a switch to the tree or a link to a new user. */
  toolbar?: ReactNode;
}

const everyRole: readonly RoleName[] = ['player', 'agent', 'admin', 'superadmin', 'declare'];

/** Users below an agent, or all of them for admins. @source spec §2 (user.index; query role, status), §3 (labels of user) */
export function UserListView({
  userHref,
  cashInHref,
  onActivate,
  roles = everyRole,
  ...list
}: UserListViewProps) {
  const messages = useMessages();
  const { data: texts, money } = messages;
  const columns = useUserColumns(cashInHref, onActivate);
  const statuses = Object.entries(statusLooks.user).map(([value, { word }]) => ({
    value,
    label: money[word],
  }));

  return (
    <DataTable
      empty={<EmptyState kind="downline" />}
      {...list}
      label={texts.user}
      columns={columns}
      rowId={(row) => row.id}
      rowHref={userHref}
      searchLabel={texts.userSearch}
      filters={[
        {
          id: 'role',
          label: texts.role,
          options: roles.map((value) => ({ value, label: roleLabel(value, messages) })),
        },
        { id: 'status', label: texts.status, options: statuses },
      ]}
      csvName="users"
      storageKey="lobi.table.users"
    />
  );
}
