import { compareAmounts } from '@lobi/formats';
import type { PaymentChannel } from './channel.types.ts';

/** Reason why a channel cannot be used for an amount. */
export type ChannelProblem = 'maintenance' | 'below' | 'above';

/** The first problem of a channel; without an amount, only whether it is paused. */
export function channelProblem(
  channel: PaymentChannel,
  amount: string | undefined,
  currency: string,
): ChannelProblem | undefined {
  if (channel.maintenance) return 'maintenance';
  if (amount === undefined) return undefined;
  if (compareAmounts(amount, channel.min, currency) < 0) return 'below';
  const isAbove = channel.max !== undefined && compareAmounts(amount, channel.max, currency) > 0;
  return isAbove ? 'above' : undefined;
}
