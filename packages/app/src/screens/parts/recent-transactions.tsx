import type { Transaction, User } from '@lobi/core/contract';
import { useList } from '@lobi/core/react/lists';
import { EmptyState } from '@lobi/ui';
import { TransactionRow } from '@lobi/ui/wallet';
import { useTranslation } from 'react-i18next';
import { RecentList } from './recent-list.tsx';
import { transactionHref } from './people/transaction-href.ts';

interface RecentTransactionsProps {
  walletId: string;
  reader: User;
  allHref: string;
  /** Number of transactions; default 10. */
  maximum?: number;
}

/** The other side: a user, a payment channel, or none. */
const partyOf = ({ from, to, channel }: Transaction, incoming: boolean): string | undefined =>
  (incoming ? from : to)?.username ?? channel?.name;

/** Newest transactions of a wallet. */
export function RecentTransactions({
  walletId,
  reader,
  allHref,
  maximum = 10,
}: RecentTransactionsProps) {
  const { t } = useTranslation();
  const list = useList('transaction.list', { walletId }, { perPage: maximum });
  return (
    <RecentList
      list={list}
      allHref={allHref}
      label={t('route.transaction.index')}
      empty={<EmptyState kind="transactions" level={3} />}
      renderRow={(transaction) => {
        const incoming = transaction.to?.walletId === walletId;
        return (
          <TransactionRow
            transaction={transaction}
            incoming={incoming}
            party={partyOf(transaction, incoming)}
            href={transactionHref(reader, transaction)}
          />
        );
      }}
    />
  );
}
