import {
  formatMoney,
  languages,
  type AdminChannel,
  type Channel,
  type FeeRuleBody,
  type Gateway,
  type Language,
} from '@lobi/core/contract';
import { destinationFieldsOf } from '../../domain/destination.ts';
import type { ChannelRecord } from '../../store/channels.ts';
import type { GatewayRecord } from '../../store/gateways.ts';
import { boundsOf, isPaused } from '../payments/channel-facts.ts';

/** Instructions in the viewer's language, else in the platform's default language. */
export const stepsIn = ({ instructions }: ChannelRecord, language: Language): string[] =>
  (instructions[language] || instructions[languages[0]] || '')
    .split('\n')
    .map((step) => step.trim())
    .filter((step) => step !== '');

type Amounts = Pick<ChannelRecord, 'currency'>;

const bound = (amount: bigint | null, { currency }: Amounts): string | null =>
  amount === null ? null : formatMoney(amount, currency);

const toFee = (channel: ChannelRecord): FeeRuleBody => ({
  fixed: formatMoney(channel.feeFixed, channel.currency),
  bp: channel.feeBp,
  min: bound(channel.feeMinimum, channel),
  max: bound(channel.feeMaximum, channel),
  payer: channel.feePayer,
});

/** Converts an offered channel, with the bounds of the channel and its gateway combined. */
export function toChannel(
  channel: ChannelRecord,
  { language, at, timeZone }: { language: Language; at: Date; timeZone: string },
): Channel {
  const { id, name, kind, direction, currency, etaMinutes } = channel;
  const { minimum, maximum } = boundsOf(channel);
  return {
    id,
    name,
    kind,
    direction,
    currency,
    min: formatMoney(minimum, currency),
    max: bound(maximum, channel),
    fee: toFee(channel),
    etaMinutes,
    paused: isPaused(channel, at, timeZone),
    steps: stepsIn(channel, language),
    destinationFields: destinationFieldsOf(channel),
  };
}

/** A channel as staff sets it up. */
export function toAdminChannel(channel: ChannelRecord): AdminChannel {
  const { opensAt, closesAt, currency } = channel;
  return {
    id: channel.id,
    name: channel.name,
    kind: channel.kind,
    gateway: { id: channel.gatewayId, name: channel.gatewayName },
    direction: channel.direction,
    currency,
    min: formatMoney(channel.minimum, currency),
    max: bound(channel.maximum, channel),
    fee: toFee(channel),
    roles: [...channel.roles],
    hours: opensAt === null || closesAt === null ? null : { from: opensAt, to: closesAt },
    enabled: channel.enabled,
    order: channel.position,
    etaMinutes: channel.etaMinutes,
    account: channel.account,
    holder: channel.holder,
    instructions: { ...channel.instructions },
    institutions: channel.institutions && [...channel.institutions],
    branch: channel.branch,
    version: channel.version,
  };
}

/** Converts a gateway, without its secret. */
export const toGateway = (gateway: GatewayRecord): Gateway => ({
  id: gateway.id,
  name: gateway.name,
  enabled: gateway.enabled,
  maintenance: gateway.maintenance,
  currency: gateway.currency,
  min: bound(gateway.minimum, gateway),
  max: bound(gateway.maximum, gateway),
  daily: bound(gateway.daily, gateway),
  hasSecret: gateway.hasSecret,
  channels: [...gateway.channels],
  version: gateway.version,
});
