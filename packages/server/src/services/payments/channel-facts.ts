import type { FeeRule } from '@lobi/core/contract';
import { isWithinOpeningHours, narrowerBounds, type AmountBounds } from '@lobi/core/rules';
import type { ChannelRecord } from '../../store/channels.ts';

/** Fee of a channel as the rule that reckons it. */
export const feeRuleOf = (channel: ChannelRecord): FeeRule => ({
  fixed: channel.feeFixed,
  bp: channel.feeBp,
  min: channel.feeMinimum,
  max: channel.feeMaximum,
  payer: channel.feePayer,
});

/** Bounds of a channel, within those of its gateway. */
export const boundsOf = (channel: ChannelRecord): AmountBounds =>
  narrowerBounds(channel, { minimum: channel.gatewayMinimum, maximum: channel.gatewayMaximum });

/** Takes nothing now: maintenance, or outside its hours. */
export const isPaused = (channel: ChannelRecord, at: Date, timeZone: string): boolean => {
  const { opensAt, closesAt } = channel;
  const hours = opensAt === null || closesAt === null ? null : { from: opensAt, to: closesAt };
  return channel.gatewayMaintenance || !isWithinOpeningHours(hours, at, timeZone);
};
