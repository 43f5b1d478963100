import { useAuth } from '@lobi/core/react';
import { Navigate } from 'react-router-dom';
import { PageHeading } from '../../../page/page-heading.tsx';
import { Slot } from '../../../page/slot.tsx';
import { ScreenLoading } from '../../../page/screen-loading.tsx';
import { EntityError } from '../office/entity-error.tsx';
import { LimitGate } from '../safety/limit-gate.tsx';
import { areas, type Area } from './area.ts';
import { DepositProgress } from './deposit-progress.tsx';
import { DepositStart } from './deposit-start.tsx';
import { OwnTransaction } from './own-transaction.tsx';
import { useOpenTransaction } from './use-open-transaction.ts';
import { useTransactionAddress } from './use-transaction-address.ts';

/** The user's deposit: the one in the address, else an open one, else a new one. */
export function DepositPage({ area }: { area: Area }) {
  const { user } = useAuth();
  return (
    <>
      <PageHeading name={`route.${areas[area].deposit}`} />
      <Deposit />
      {user && <Slot name="deposit.help" user={user} />}
    </>
  );
}

function Deposit() {
  const { user } = useAuth();
  const { id, isNew, show, begin } = useTransactionAddress();
  const open = useOpenTransaction('deposit', id === null ? (user?.wallet.id ?? null) : null);
  if (id !== null) {
    return (
      <OwnTransaction key={id} id={id} type="deposit">
        {(transaction) => <DepositProgress transaction={transaction} onBegin={begin} />}
      </OwnTransaction>
    );
  }
  if (open.status === 'loading') return <ScreenLoading />;
  if (open.status === 'failed')
    return <EntityError failure={open.failure} onRetry={open.refresh} />;
  if (open.transaction && !isNew)
    return <Navigate replace to={{ search: `?transaction=${open.transaction.id}` }} />;
  return (
    <LimitGate>
      <DepositStart openDeposit={open.transaction} onShow={show} />
    </LimitGate>
  );
}
