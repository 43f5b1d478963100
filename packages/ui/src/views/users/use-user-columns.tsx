import { compareAmounts } from '@lobi/formats';
import { mdiCheck, mdiSwapHorizontal } from '@mdi/js';
import { useMemo } from 'react';
import type { DataColumn } from '../../components/data-table/data-table.types.ts';
import { DateTime } from '../../components/date-time/date-time.tsx';
import { Money } from '../../components/money/money.tsx';
import { RoleBadge, roleLabel } from '../../components/role-badge/role-badge.tsx';
import { StatusBadge } from '../../components/status-badge/status-badge.tsx';
import { statusText } from '../../components/status-badge/statuses.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { UserListRow } from './users.types.ts';
import { Quiet, Strong } from '../list-cells.styles.ts';
import * as S from './user-list-view.styles.ts';

/** Address of a user's related page, if the viewer may open it. */
type HrefOf = (row: UserListRow) => string | undefined;

/** Handlers of the actions in a user's row. */
interface RowActions {
  readonly cashInHref: HrefOf | undefined;
  readonly onActivate: ((row: UserListRow) => void) | undefined;
}

/**
 * Columns of a list of users. Either action adds a column; memoize the functions.
 * @param cashInHref returns the address of the cash-in, if available
 * @param onActivate activates a waiting user
 */
export function useUserColumns(
  cashInHref: RowActions['cashInHref'],
  onActivate: RowActions['onActivate'],
): readonly DataColumn<UserListRow>[] {
  const messages = useMessages();
  const { data: texts } = messages;
  return useMemo<readonly DataColumn<UserListRow>[]>(
    () => [
      {
        id: 'username',
        header: texts.user,
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
        header: texts.role,
        sortable: true,
        value: (row) => row.role,
        fileValue: (row) => roleLabel(row.role, messages, row.level),
        cell: (row) => <RoleBadge value={row.role} level={row.level} />,
        card: 'caption',
        cardCell: (row) =>
          [roleLabel(row.role, messages, row.level), row.parent?.username]
            .filter(Boolean)
            .join(' · '),
      },
      {
        id: 'status',
        header: texts.status,
        sortable: true,
        value: (row) => row.status,
        fileValue: (row) => statusText('user', row.status, messages),
        cell: (row) => (
          <>
            <StatusBadge kind="user" value={row.status} quiet />
            {row.holdNote != null && <S.Hold>{row.holdNote}</S.Hold>}
          </>
        ),
        card: 'status',
      },
      {
        id: 'parent',
        header: texts.agent,
        sortable: true,
        wideOnly: true,
        value: (row) => row.parent?.username ?? null,
        cell: (row) => <Quiet>{row.parent?.username ?? '–'}</Quiet>,
        card: 'none',
      },
      {
        id: 'balance',
        header: texts.balance,
        sortable: true,
        align: 'end',
        value: (row) => row.wallet.balance,
        kind: 'number',
        compare: (first, second) =>
          compareAmounts(first.wallet.balance, second.wallet.balance, first.wallet.currency),
        cell: (row) => (
          <Strong as={Money} value={row.wallet.balance} currency={row.wallet.currency} />
        ),
        card: 'amount',
      },
      {
        id: 'earnings',
        header: texts.earnings,
        align: 'end',
        wideOnly: true,
        value: (row) => row.earnings ?? null,
        kind: 'number',
        compare: (first, second) =>
          compareAmounts(first.earnings ?? '0', second.earnings ?? '0', first.wallet.currency),
        cell: (row) =>
          row.earnings == null ? (
            <Quiet>–</Quiet>
          ) : (
            <Money value={row.earnings} currency={row.wallet.currency} />
          ),
        card: 'none',
      },
      {
        id: 'createdAt',
        header: texts.joined,
        sortable: true,
        sortFirst: 'descending',
        align: 'end',
        wideOnly: true,
        value: (row) => row.createdAt,
        kind: 'moment',
        cell: (row) => <Quiet as={DateTime} at={row.createdAt} mode="date" />,
        card: 'none',
      },
      ...(cashInHref || onActivate ? [actionColumn(messages, { cashInHref, onActivate })] : []),
    ],
    [messages, texts, cashInHref, onActivate],
  );
}

/** Column for the most frequent action: one button in the row instead of a menu. */
function actionColumn(
  { data, office }: KitMessages,
  { cashInHref, onActivate }: RowActions,
): DataColumn<UserListRow> {
  return {
    id: 'cashIn',
    header: data.actions,
    hideable: false,
    align: 'end',
    card: 'action',
    cell: (row) => {
      if (onActivate && row.status === 'pending' && row.holdNote == null)
        return (
          <Button
            size="sm"
            variant="soft"
            iconStart={<Icon path={mdiCheck} size={16} />}
            aria-label={`${office.requestActivate}, ${row.username}`}
            onClick={() => onActivate(row)}
          >
            {office.requestActivate}
          </Button>
        );
      const href = cashInHref?.(row);
      if (href === undefined) return null;
      return (
        <Button
          size="sm"
          variant="outline"
          iconStart={<Icon path={mdiSwapHorizontal} size={16} />}
          render={<KitLink href={href} aria-label={`${data.cashIn}, ${row.username}`} />}
        >
          {data.cashIn}
        </Button>
      );
    },
  };
}
