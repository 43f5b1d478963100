import type { TransactionDetail } from '@lobi/core/contract';
import { usePlatform, useSettings } from '@lobi/core/react';
import { useAction } from '@lobi/core/react/lists';
import { DepositUnderWay } from '@lobi/ui/wallet';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { DepositLimit } from './deposit-limit.tsx';
import { OwnReceipt } from './own-receipt.tsx';
import { ProofField } from './proof-field.tsx';
import { toOpenDeposit } from './to-deposit.ts';
import { useSteps } from './use-steps.ts';

interface DepositProgressProps {
  transaction: TransactionDetail;
  /** Starts another one; with `beside` while this one is open. */
  onBegin: (beside: boolean) => void;
}

/** A deposit from the payment instructions until the money has arrived. Follows the platform's events. */
export function DepositProgress({ transaction, onBegin }: DepositProgressProps) {
  const failureText = useFailureText();
  const { serverNow } = usePlatform();
  const settings = useSettings();
  const toSteps = useSteps();
  const paid = useAction('transaction.paid');
  const { id, status, currency } = transaction;
  const isOver = status === 'completed' || status === 'rejected';
  const sayPaid = async (): Promise<void> => {
    const outcome = await paid.run({ params: { transactionId: id } });
    if (!outcome.ok) showToast({ tone: 'danger', title: failureText(outcome.failure) });
  };
  return (
    <DepositUnderWay
      deposit={toOpenDeposit(transaction, toSteps(transaction))}
      currency={currency}
      onPaid={() => void sayPaid()}
      onOtherChannel={() => onBegin(true)}
      onAgain={() => onBegin(!isOver)}
      proof={status === 'pending' && <ProofField transaction={transaction} />}
      receipt={isOver && <OwnReceipt transaction={transaction} />}
      limits={<DepositLimit />}
      demo={settings.status === 'ready' && settings.settings.app.demo}
      now={serverNow}
    />
  );
}
