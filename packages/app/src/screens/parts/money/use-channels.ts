import type { Channel } from '@lobi/core/contract';
import { useEntity } from '@lobi/core/react';
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
 * The channels of a form of money, with fees that follow the amount that is entered.
 * @param walletId whose channels; default the reader's own
 */
export function useChannels(direction: 'in' | 'out', walletId?: string) {
  const [amount, setAmount] = useState<string | null>(null);
  const payments = useBrand().own?.payments;
  const language = languageOf(useTranslation().i18n);
  const failureText = useFailureText();
  const list = useEntity('channel.list', {}, { direction, walletId });
  const known = list.status === 'ready' ? list.entity : none;
  const channels = useMemo<readonly PaymentChannel[]>(
    () =>
      (payments ? brandChannels(payments, known, language) : known).map((channel) =>
        toPaymentChannel(channel, amount),
      ),
    [payments, known, language, amount],
  );
  const isFailed = list.status === 'failed';
  const bounds = boundsOf(known);
  // Where all are paused, none can be chosen: the form says that there is no way to pay now.
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
    /**
     * Returns the cost of an amount on one of them; `undefined` for a channel that no longer
     * exists.
     */
    quote: (values: { readonly amount: string; readonly channel: string }) => {
      const channel = known.find(({ id }) => id === values.channel);
      return channel && quoteOf(channel, values.amount);
    },
  };
}
