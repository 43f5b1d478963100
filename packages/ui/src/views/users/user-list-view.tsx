import { mdiSwapHorizontal } from '@mdi/js';
import { useMemo } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import type { DataColumn } from '../../components/data-table/data-table.types.ts';
import { DateTime } from '../../components/date-time/date-time.tsx';
import { Money } from '../../components/money/money.tsx';
import { compareAmounts } from '../../components/odds/amount-math.ts';
import { RoleBadge, roleWord, type RoleName } from '../../components/role-badge/role-badge.tsx';
import { StatusBadge } from '../../components/status-badge/status-badge.tsx';
import { statusLooks, type StatusOf } from '../../components/status-badge/statuses.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import type { ListViewProps } from '../list-view.types.ts';
import * as S from './user-list-view.styles.ts';

/** One user as others see them, as the platform sends it. Money is decimal text. */
export interface UserListRow {
  readonly id: string;
  readonly username: string;
  readonly role: RoleName;
  readonly status: StatusOf<'user'>;
  /** The agent above; `null` at the top. */
  readonly parent: { readonly id: string; readonly username: string } | null;
  readonly wallet: { readonly id: string; readonly balance: string; readonly currency: string };
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface UserListViewProps extends ListViewProps<UserListRow> {
  /** Page of a user, or of the user's wallet. */
  userHref?: ((row: UserListRow) => string | undefined) | undefined;
  /** Page of the cash-in into this user's wallet, where the reader may do it. */
  cashInHref?: ((row: UserListRow) => string | undefined) | undefined;
}

const roles: readonly RoleName[] = ['player', 'agent', 'admin', 'superadmin', 'declare'];

/** Users below an agent, or all of them for admins. @source spec §2 (user.index; query role, status), §3 (labels of user) */
export function UserListView({ userHref, cashInHref, ...list }: UserListViewProps) {
  const { messages } = useKit();
  const { data: words, money } = messages;
  const columns = useMemo<readonly DataColumn<UserListRow>[]>(
    () => [
      {
        id: 'username',
        header: words.user,
        rowHeader: true,
        sortable: true,
        hideable: false,
        value: (row) => row.username,
        cell: (row) => (
          <S.User>
            <Avatar name={row.username} size="sm" />
            {row.username}
          </S.User>
        ),
        card: 'title',
      },
      {
        id: 'role',
        header: words.role,
        value: (row) => row.role,
        cell: (row) => <RoleBadge value={row.role} />,
        card: 'caption',
        cardCell: (row) =>
          [roleWord(row.role, messages), row.parent?.username].filter(Boolean).join(' · '),
      },
      {
        id: 'status',
        header: words.status,
        value: (row) => row.status,
        cell: (row) => <StatusBadge kind="user" value={row.status} quiet />,
        card: 'status',
      },
      {
        id: 'parent',
        header: words.agent,
        wideOnly: true,
        value: (row) => row.parent?.username ?? null,
        cell: (row) => <S.Quiet>{row.parent?.username ?? '–'}</S.Quiet>,
        card: 'none',
      },
      {
        id: 'balance',
        header: words.balance,
        align: 'end',
        value: (row) => row.wallet.balance,
        compare: (first, second) =>
          compareAmounts(first.wallet.balance, second.wallet.balance, first.wallet.currency),
        cell: (row) => (
          <S.Strong as={Money} value={row.wallet.balance} currency={row.wallet.currency} />
        ),
        card: 'amount',
      },
      {
        id: 'createdAt',
        header: words.joined,
        sortable: true,
        sortFirst: 'descending',
        align: 'end',
        wideOnly: true,
        value: (row) => row.createdAt,
        cell: (row) => <S.Quiet as={DateTime} at={row.createdAt} mode="date" />,
        card: 'none',
      },
      ...(cashInHref ? [cashInColumn(words.actions, words.cashIn, cashInHref)] : []),
    ],
    [messages, words, cashInHref],
  );
  const statuses = Object.entries(statusLooks.user).map(([value, { word }]) => ({
    value,
    label: money[word],
  }));

  return (
    <DataTable
      empty={<EmptyState kind="downline" />}
      {...list}
      label={words.user}
      columns={columns}
      rowId={(row) => row.id}
      rowHref={userHref}
      searchLabel={words.userSearch}
      filters={[
        {
          id: 'role',
          label: words.role,
          options: roles.map((value) => ({ value, label: roleWord(value, messages) })),
        },
        { id: 'status', label: words.status, options: statuses },
      ]}
      csvName="users"
      storageKey="lobi.table.users"
    />
  );
}

/** What an agent does most: one button in the row instead of a menu. */
function cashInColumn(
  header: string,
  label: string,
  hrefOf: (row: UserListRow) => string | undefined,
): DataColumn<UserListRow> {
  return {
    id: 'cashIn',
    header,
    hideable: false,
    align: 'end',
    card: 'action',
    cell: (row) => {
      const href = hrefOf(row);
      if (href === undefined) return null;
      return (
        <Button
          size="sm"
          variant="outline"
          iconStart={<Icon path={mdiSwapHorizontal} size={16} />}
          render={<KitLink href={href} aria-label={`${label}, ${row.username}`} />}
        >
          {label}
        </Button>
      );
    },
  };
}
