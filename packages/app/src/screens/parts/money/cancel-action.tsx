import type { TransactionDetail } from '@lobi/core/contract';
import { useMoneyAction } from '@lobi/core/react/lists';
import { formatMoney, useKit } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../page/toasts.ts';
import { AskAction } from '../ask-action.tsx';

/**
 * Button and dialog by which users cancel their own request before a reviewer has claimed it.
 * @source ours – domain 2.1 (allowWithdrawCancel)
 */
export function CancelAction({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation();
  const { locale } = useKit();
  const cancel = useMoneyAction('transaction.cancel');
  if (!transaction.actions.includes('cancel')) return null;
  const { id: transactionId, version, type, amount, currency } = transaction;
  const params = { amount: formatMoney(amount, currency, { locale }) ?? amount };
  const send = async (): Promise<boolean> => {
    const outcome = await cancel.run({ params: { transactionId }, body: { version } });
    if (outcome.ok) showToast({ tone: 'success', title: t('transaction.cancelled') });
    return outcome.ok;
  };
  return (
    <AskAction
      label={t('transaction.cancel')}
      variant="ghost"
      title={t('transaction.cancelTitle')}
      description={t(
        type === 'deposit' ? 'transaction.cancelDeposit' : 'transaction.cancelHeld',
        params,
      )}
      cancelLabel={t('transaction.cancelKeep')}
      action={cancel}
      onSend={send}
    />
  );
}
