import { useAuth, useTransfer, useWallet } from '@lobi/core/react';
import { WithdrawView } from '@lobi/ui/wallet';
import { useBrand } from '../../../config/brand-context.ts';
import { ScreenLoading } from '../../../page/screen-loading.tsx';
import { useChannels } from './use-channels.ts';
import { useLastDestinations } from './use-last-destinations.ts';
import { useLocked } from './use-locked.ts';
import { useSending } from './use-sending.ts';

/** Asks for amount and destination of a withdrawal, and sends it once. */
export function WithdrawStart({ onMade }: { onMade: (id: string) => void }) {
  const { user } = useAuth();
  const { money } = useBrand();
  const own = useWallet();
  const walletId = user?.wallet.id ?? null;
  const { form, quote } = useChannels('out');
  const recent = useLastDestinations(walletId);
  const transfer = useTransfer('withdraw', walletId);
  const { busy, ...sending } = useSending(transfer, onMade);
  const locked = useLocked('withdraw');
  if (own.status !== 'ready') return <ScreenLoading />;
  const { available, held, currency } = own.wallet;
  return (
    <WithdrawView
      {...form}
      {...sending}
      available={available}
      held={held}
      currency={currency}
      locked={locked}
      recent={recent}
      quoteOf={quote}
      presets={money.quickAmounts}
      sending={busy}
      onSubmit={({ amount, channel, account, holder }) => {
        transfer.submit({ amount, channelId: channel, account, holder });
        transfer.confirm();
      }}
      draftKey={user ? `lobi.withdraw.${user.id}` : undefined}
    />
  );
}
