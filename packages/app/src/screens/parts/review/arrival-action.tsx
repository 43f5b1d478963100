import type { TransactionDetail } from '@lobi/core/contract';
import { useMoneyAction } from '@lobi/core/react';
import { Button, Callout, ConfirmDialog, formatMoney, useKit } from '@lobi/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';

/**
 * Button and dialog by which a reviewer says that the money of a rejected deposit arrived after all.
 * @source ours
 */
export function ArrivalAction({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation();
  const { locale } = useKit();
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const arrived = useMoneyAction('transaction.arrived');
  if (!transaction.actions.includes('arrived')) return null;
  const { id, version, amount, currency, owner } = transaction;
  const words = {
    amount: formatMoney(amount, currency, { locale }) ?? amount,
    name: owner.username,
  };
  const send = async (): Promise<void> => {
    const outcome = await arrived.run({ params: { transactionId: id }, body: { version } });
    if (!outcome.ok) return;
    setOpen(false);
    showToast({ tone: 'success', title: t('admin.arrivedDone', words) });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next) arrived.reset();
        setOpen(next);
      }}
      trigger={
        <Button variant="outline" tone="neutral">
          {t('admin.arrived')}
        </Button>
      }
      title={t('admin.arrived')}
      description={t('admin.arrivedBody', words)}
      confirmLabel={t('admin.arrived')}
      busy={arrived.status === 'running'}
      onConfirm={() => void send()}
    >
      {arrived.failure && (
        <Callout tone="danger" role="alert">
          {failureText(arrived.failure)}
        </Callout>
      )}
    </ConfirmDialog>
  );
}
