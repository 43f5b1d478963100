import type { Transaction } from '@lobi/core/contract';
import { useAuth, useTransfer } from '@lobi/core/react';
import { Button, Callout, formatMoney, useKit } from '@lobi/ui';
import { DepositView } from '@lobi/ui/wallet';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../config/brand-context.ts';
import { DepositLimit } from './deposit-limit.tsx';
import { useChannels } from './use-channels.ts';
import { useLocked } from './use-locked.ts';
import { useSending } from './use-sending.ts';

interface DepositStartProps {
  /** An existing open deposit that the user can continue; `null` if there is none. */
  openDeposit: Transaction | null;
  /** Shows a deposit: the new one, or the other. */
  onShow: (id: string) => void;
}

/** Form of a deposit's amount and channel; sends it once. */
export function DepositStart({ openDeposit, onShow }: DepositStartProps) {
  const { user } = useAuth();
  const { money } = useBrand();
  const { form } = useChannels('in');
  const transfer = useTransfer('deposit', user?.wallet.id ?? null);
  const { busy, ...sending } = useSending(transfer, onShow);
  return (
    <DepositView
      {...form}
      {...sending}
      locked={useLocked('deposit')}
      notice={
        openDeposit && (
          <OtherDeposit openDeposit={openDeposit} onContinue={() => onShow(openDeposit.id)} />
        )
      }
      presets={money.quickAmounts}
      currency={user?.wallet.currency}
      starting={busy}
      onStart={({ amount, channel }) => {
        transfer.submit({ amount, channelId: channel });
        transfer.confirm();
      }}
      limits={<DepositLimit />}
      draftKey={user ? `lobi.deposit.${user.id}` : undefined}
    />
  );
}

function OtherDeposit({
  openDeposit,
  onContinue,
}: {
  openDeposit: Transaction;
  onContinue: () => void;
}) {
  const { t } = useTranslation();
  const { locale } = useKit();
  const amount =
    formatMoney(openDeposit.amount, openDeposit.currency, { locale }) ?? openDeposit.amount;
  return (
    <Callout
      action={
        <Button size="sm" variant="outline" onClick={onContinue}>
          {t('deposit.openContinue')}
        </Button>
      }
    >
      {t('deposit.openNotice', { amount })}
    </Callout>
  );
}
