import type { TransactionDetail } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import { ErrorPage } from '@lobi/ui';
import type { ReactNode } from 'react';
import { ScreenLoading } from '../../../page/screen-loading.tsx';
import { EntityError } from '../office/entity-error.tsx';
import { CancelAction } from './cancel-action.tsx';

interface OwnTransactionProps {
  id: string;
  type: 'deposit' | 'withdraw';
  children: (transaction: TransactionDetail) => ReactNode;
}

/** Fetches a deposit or withdrawal of the user by its id. Other types are not found here. */
export function OwnTransaction({ id, type, children }: OwnTransactionProps) {
  const { user } = useAuth();
  const entity = useEntity('transaction.show', { transactionId: id });
  if (entity.status === 'loading') return <ScreenLoading />;
  if (entity.status === 'failed')
    return <EntityError failure={entity.failure} onRetry={entity.refresh} />;
  const transaction = entity.entity;
  const isOwn = transaction.type === type && transaction.owner.id === user?.id;
  if (!isOwn) return <ErrorPage code="404" homeHref="/game" />;
  return (
    <>
      {children(transaction)}
      <CancelAction transaction={transaction} />
    </>
  );
}
