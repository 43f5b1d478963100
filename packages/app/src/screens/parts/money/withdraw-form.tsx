import type { Wallet } from '@lobi/core/contract';
import { useTransfer } from '@lobi/core/react';
import { WithdrawView, type WithdrawViewProps } from '@lobi/ui/wallet';
import { useEffect } from 'react';
import { useBrand } from '../../../config/brand-context.ts';
import { useChannels } from './use-channels.ts';
import { useLastDestinations } from './use-last-destinations.ts';
import { useSending } from './use-sending.ts';

interface WithdrawFormProps extends Pick<
  WithdrawViewProps,
  'locked' | 'draftKey' | 'pin' | 'pinSetup'
> {
  /** The wallet to withdraw from. */
  wallet: Pick<Wallet, 'id' | 'available' | 'held' | 'currency'>;
  /** Called when the platform requires a PIN unexpectedly. */
  onPinRequired?: (() => void) | undefined;
  /** Receives the id of the withdrawal. */
  onMade: (id: string) => void;
}

/** Amount, channel and destination of a withdrawal, sent once. */
export function WithdrawForm({ wallet, onPinRequired, onMade, ...rest }: WithdrawFormProps) {
  const { id: walletId, available, held, currency } = wallet;
  const { money } = useBrand();
  const { form, quote } = useChannels('out', walletId);
  const recent = useLastDestinations(walletId);
  const transfer = useTransfer('withdraw', walletId);
  const { busy, ...sending } = useSending(transfer, onMade);
  const isPinRequired = transfer.status === 'refused' && transfer.failure?.code === 'pin_required';
  useEffect(() => {
    if (isPinRequired) onPinRequired?.();
  }, [isPinRequired, onPinRequired]);
  return (
    <WithdrawView
      {...rest}
      {...form}
      {...sending}
      available={available}
      held={held}
      currency={currency}
      recent={recent}
      quoteOf={quote}
      presets={money.quickAmounts}
      sending={busy}
      onSubmit={({ channel: channelId, institution, branch, ...values }) => {
        transfer.submit({
          ...values,
          ...(institution && { institution }),
          ...(branch && { branch }),
          channelId,
        });
        transfer.confirm();
      }}
    />
  );
}
