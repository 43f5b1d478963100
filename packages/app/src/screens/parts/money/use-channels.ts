import type { Channel } from '@lobi/core/contract';
import { useEntity } from '@lobi/core/react';
import type { PaymentChannel } from '@lobi/ui/wallet';
import { useMemo, useState } from 'react';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { boundsOf, quoteOf, toPaymentChannel } from './to-channel.ts';

const none: readonly Channel[] = [];

/**
 * The channels of a form of money, with fees that follow the amount that is entered.
 * @param walletId whose channels; default the reader's own
 */
export function useChannels(direction: 'in' | 'out', walletId?: string) {
  const [amount, setAmount] = useState<string | null>(null);
  const failureText = useFailureText();
  const list = useEntity('channel.list', {}, { direction, walletId });
  const known = list.status === 'ready' ? list.entity : none;
  const channels = useMemo<readonly PaymentChannel[]>(
    () => known.map((channel) => toPaymentChannel(channel, amount)),
    [known, amount],
  );
  const isFailed = list.status === 'failed';
  return {
    /** What a form of the kit takes. */
    form: {
      ...boundsOf(known),
      channels: list.status === 'ready' ? channels : undefined,
      channelsError: isFailed ? failureText(list.failure) : undefined,
      onRetryChannels: isFailed ? list.refresh : undefined,
      onAmountChange: setAmount,
    },
    /** What an amount costs on one of them; `undefined` for a channel that is gone. */
    quote: (values: { readonly amount: string; readonly channel: string }) => {
      const channel = known.find(({ id }) => id === values.channel);
      return channel && quoteOf(channel, values.amount);
    },
  };
}
