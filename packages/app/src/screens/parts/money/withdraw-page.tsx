import type { TransactionDetail } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { WithdrawUnderWay } from '@lobi/ui/wallet';
import { Navigate } from 'react-router-dom';
import { PageHeading } from '../../../page/page-heading.tsx';
import { Slot } from '../../../page/slot.tsx';
import { ScreenLoading } from '../../../page/screen-loading.tsx';
import { EntityError } from '../office/entity-error.tsx';
import { areas, type Area } from './area.ts';
import { destinationOf } from './destinations.ts';
import { OwnReceipt } from './own-receipt.tsx';
import { OwnTransaction } from './own-transaction.tsx';
import { useOpenTransaction } from './use-open-transaction.ts';
import { useSteps } from './use-steps.ts';
import { useTransactionAddress } from './use-transaction-address.ts';
import { WithdrawStart } from './withdraw-start.tsx';

/** The user's withdrawal: the one in the address, else the open one, else a new one. */
export function WithdrawPage({ area }: { area: Area }) {
  const { user } = useAuth();
  return (
    <>
      <PageHeading name={`route.${areas[area].withdraw}`} />
      <Withdraw />
      {user && <Slot name="withdraw.help" user={user} />}
    </>
  );
}

function Withdraw() {
  const { user } = useAuth();
  const { id, show, begin } = useTransactionAddress();
  const open = useOpenTransaction('withdraw', id === null ? (user?.wallet.id ?? null) : null);
  if (id !== null) {
    return (
      <OwnTransaction key={id} id={id} type="withdraw">
        {(transaction) => <WithdrawalProgress transaction={transaction} onAgain={() => begin()} />}
      </OwnTransaction>
    );
  }
  if (open.status === 'loading') return <ScreenLoading />;
  if (open.status === 'failed')
    return <EntityError failure={open.failure} onRetry={open.refresh} />;
  if (open.transaction)
    return <Navigate replace to={{ search: `?transaction=${open.transaction.id}` }} />;
  return <WithdrawStart onMade={show} />;
}

interface WithdrawalProgressProps {
  transaction: TransactionDetail;
  onAgain: () => void;
}

function WithdrawalProgress({ transaction, onAgain }: WithdrawalProgressProps) {
  const toSteps = useSteps();
  const { amount, fee, net, currency, status } = transaction;
  const isOver = status === 'completed' || status === 'rejected';
  const request = { amount, fee, net, destination: destinationOf(transaction) };
  return (
    <WithdrawUnderWay
      request={{ ...request, events: toSteps(transaction) }}
      currency={currency}
      receipt={isOver && <OwnReceipt transaction={transaction} />}
      onAgain={onAgain}
    />
  );
}
