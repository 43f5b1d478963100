import type { TransactionDetail } from '@lobi/core/contract';
import { useMoneyAction } from '@lobi/core/react/lists';
import { formatMoney, useKit } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../page/toasts.ts';
import { AskAction } from '../ask-action.tsx';

/**
 * Button and dialog by which a reviewer reports that the money of a rejected deposit arrived after all.
 * @source ours
 */
export function ArrivalAction({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation();
  const { locale } = useKit();
  const arrived = useMoneyAction('transaction.arrived');
  if (!transaction.actions.includes('arrived')) return null;
  const { id, version, amount, currency, owner } = transaction;
  const params = {
    amount: formatMoney(amount, currency, { locale }) ?? amount,
    name: owner.username,
  };
  const send = async (): Promise<boolean> => {
    const outcome = await arrived.run({ params: { transactionId: id }, body: { version } });
    if (outcome.ok) showToast({ tone: 'success', title: t('admin.arrivedDone', params) });
    return outcome.ok;
  };
  return (
    <AskAction
      label={t('admin.arrived')}
      title={t('admin.arrived')}
      description={t('admin.arrivedBody', params)}
      action={arrived}
      onSend={send}
    />
  );
}
