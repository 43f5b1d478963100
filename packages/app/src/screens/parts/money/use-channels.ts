import type { Channel } from '@lobi/core/contract';
import { useEntity } from '@lobi/core/react/lists';
import type { PaymentChannel } from '@lobi/ui/wallet';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../config/brand-context.ts';
import { languageOf } from '../../../i18n/create-i18n.ts';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { brandChannels } from './brand-channels.ts';
import { boundsOf, quoteOf, toPaymentChannel } from './to-channel.ts';

const none: readonly Channel[] = [];
const noChannels: readonly PaymentChannel[] = [];

/**
 * The channels of a form, with fees for the entered amount.
 * @param walletId wallet whose channels are listed; default the user's own
 */
export function useChannels(direction: 'in' | 'out', walletId?: string) {
  const [amount, setAmount] = useState<string | null>(null);
  const { own, i18n } = useBrand();
  const payments = own?.payments;
  const language = languageOf(useTranslation().i18n);
  const failureText = useFailureText();
  const list = useEntity('channel.list', {}, { direction, walletId });
  const loadedChannels = list.status === 'ready' ? list.entity : none;
  const channels = useMemo<readonly PaymentChannel[]>(
    () =>
      (payments
        ? brandChannels(payments, loadedChannels, language, i18n.added)
        : loadedChannels
      ).map((channel) => toPaymentChannel(channel, amount)),
    [payments, loadedChannels, language, i18n.added, amount],
  );
  const isFailed = list.status === 'failed';
  const bounds = boundsOf(loadedChannels);
  // If all are paused, none can be chosen: the form shows that payments are unavailable.
  const offered = bounds ? channels : noChannels;
  return {
    /** Properties of a form of the kit. */
    form: {
      min: bounds?.min,
      max: bounds?.max,
      channels: list.status === 'ready' ? offered : undefined,
      channelsError: isFailed ? failureText(list.failure) : undefined,
      onRetryChannels: isFailed ? list.refresh : undefined,
      onAmountChange: setAmount,
    },
    /** Returns the fee of an amount on a channel; `undefined` if the channel no longer exists. */
    quote: (values: { readonly amount: string; readonly channel: string }) => {
      const channel = loadedChannels.find(({ id }) => id === values.channel);
      return channel && quoteOf(channel, values.amount);
    },
  };
}
