import type { TransactionDetail } from '@lobi/core/contract';
import { useMoneyAction } from '@lobi/core/react';
import { Button, Callout, ConfirmDialog, formatMoney, useKit } from '@lobi/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';

/**
 * Button and dialog by which one takes back an own request that nobody has begun with.
 * @source ours – domain 2.1 (allowWithdrawCancel)
 */
export function CancelAction({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation();
  const { locale } = useKit();
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const cancel = useMoneyAction('transaction.cancel');
  if (!transaction.actions.includes('cancel')) return null;
  const { id: transactionId, version, type, amount, currency } = transaction;
  const words = { amount: formatMoney(amount, currency, { locale }) ?? amount };
  const send = async (): Promise<void> => {
    const outcome = await cancel.run({ params: { transactionId }, body: { version } });
    if (!outcome.ok) return;
    setOpen(false);
    showToast({ tone: 'success', title: t('transaction.cancelled') });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next) cancel.reset();
        setOpen(next);
      }}
      trigger={
        <Button variant="ghost" tone="neutral">
          {t('transaction.cancel')}
        </Button>
      }
      title={t('transaction.cancelTitle')}
      description={t(
        type === 'deposit' ? 'transaction.cancelDeposit' : 'transaction.cancelHeld',
        words,
      )}
      confirmLabel={t('transaction.cancel')}
      cancelLabel={t('transaction.cancelKeep')}
      busy={cancel.status === 'running'}
      onConfirm={() => void send()}
    >
      {cancel.failure && (
        <Callout tone="danger" role="alert">
          {failureText(cancel.failure)}
        </Callout>
      )}
    </ConfirmDialog>
  );
}
