import type { FeeRule } from '@lobi/core/contract';
import { isWithinOpeningHours, narrowerBounds, type AmountBounds } from '@lobi/core/rules';
import type { ChannelRecord } from '../../store/channels.ts';

/** Returns the fee of a channel in the form of the fee rules. */
export const feeRuleOf = (channel: ChannelRecord): FeeRule => ({
  fixed: channel.feeFixed,
  bp: channel.feeBp,
  min: channel.feeMinimum,
  max: channel.feeMaximum,
  payer: channel.feePayer,
});

/** Bounds of a channel, limited by those of its gateway. */
export const boundsOf = (channel: ChannelRecord): AmountBounds =>
  narrowerBounds(channel, { minimum: channel.gatewayMinimum, maximum: channel.gatewayMaximum });

/** Returns whether the channel accepts no payments now: in maintenance, or outside its hours. */
export const isPaused = (channel: ChannelRecord, at: Date, timeZone: string): boolean => {
  const { opensAt, closesAt } = channel;
  const hours = opensAt === null || closesAt === null ? null : { from: opensAt, to: closesAt };
  return channel.gatewayMaintenance || !isWithinOpeningHours(hours, at, timeZone);
};
