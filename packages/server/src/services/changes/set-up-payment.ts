import {
  languages,
  type AdminChannel,
  type ChangeFact,
  type ChangeFactName,
  type ChangeParams,
  type ChannelCreate,
  type FeeRuleBody,
  type Gateway,
} from '@lobi/core/contract';
import { findChannel } from '../../store/channels.ts';
import { findGateway } from '../../store/gateways.ts';
import {
  createChannelIn,
  planChannel,
  planChannelChange,
  updateChannelIn,
  type PlannedChannel,
} from '../payments/channels.ts';
import {
  planGatewayChange,
  sealUpdate,
  updateGatewayIn,
  type SealedGatewayUpdate,
} from '../payments/gateways.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireId } from '../access/visibility.ts';
import { toGateway } from '../wire/to-channel.ts';
import type { ChangeKind } from './change-kinds.ts';
import { fact } from './fact.ts';

/** `2500 + 1.5 % (1000–9000), player` */
function feeText({ fixed, bp, min, max, payer }: ChannelCreate['fee'] | FeeRuleBody): string {
  const bounds = min || max ? ` (${min ?? '0'}–${max ?? '∞'})` : '';
  return `${fixed} + ${bp / 100} %${bounds}, ${payer}`;
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** Texts of a channel, in the order of its form. */
const channelText: Partial<
  Record<ChangeFactName, (channel: AdminChannel | ChannelCreate) => string | null>
> = {
  name: ({ name }) => name,
  kind: ({ kind }) => kind,
  direction: ({ direction }) => direction,
  min: ({ min }) => min,
  max: ({ max }) => max ?? null,
  fee: ({ fee }) => feeText(fee),
  roles: ({ roles }) => roles.join(', '),
  hours: ({ hours }) => (hours ? `${hours.from}–${hours.to}` : null),
  enabled: ({ enabled }) => yesNo(enabled),
  order: ({ order }) => String(order),
  eta: ({ etaMinutes }) => String(etaMinutes),
  account: ({ account }) => account ?? null,
  holder: ({ holder }) => holder ?? null,
  institutions: ({ institutions }) =>
    institutions?.map(({ code, name }) => `${code} ${name}`).join('\n') ?? null,
  branch: ({ branch }) => (branch === undefined || branch === 'none' ? null : branch),
  instructions: ({ instructions }) =>
    languages.flatMap((each) => instructions[each] ?? []).join('\n') || null,
};

const channelFacts = ({ before, after, gatewayName }: PlannedChannel): ChangeFact[] => [
  ...fact('gateway', before?.gateway.name ?? null, gatewayName),
  ...Object.entries(channelText).flatMap(([name, text]) =>
    fact(name as ChangeFactName, before && text(before), text(after)),
  ),
];

/** A new payment channel. Errors: `not_found`, `validation`. @source ours */
export const createChannelChange = ({
  currency,
}: ServiceDeps): ChangeKind<ChangeParams<'channel.create'>> => ({
  findSubject: async (tx, { params }) => ({
    id: null,
    name: params.name.trim(),
    personId: null,
    facts: channelFacts(await planChannel(tx, currency, params)),
  }),
  execute: async (tx, { actor, params, at }) => {
    await createChannelIn(tx, actor, { currency, at }, params);
    return {};
  },
});

/** A change of a payment channel's settings. Errors: `not_found`, `conflict`, `validation`. @source ours */
export const updateChannelChange = (
  _deps: ServiceDeps,
): ChangeKind<ChangeParams<'channel.update'>> => ({
  findSubject: async (tx, { params: { channelId, change } }) => {
    const record = await findChannel(tx, requireId(channelId));
    const planned = await planChannelChange(tx, record, change);
    const name = planned.before?.name ?? planned.after.name;
    return { id: channelId, name, personId: null, facts: channelFacts(planned) };
  },
  execute: async (tx, { actor, params: { channelId, change } }) => {
    await updateChannelIn(tx, actor, channelId, change);
    return {};
  },
});

/** Returns the facts of a gateway that a change shows. New credentials are listed without their text. */
const gatewayFacts = (before: Gateway, change: SealedGatewayUpdate): ChangeFact[] => [
  ...fact('enabled', yesNo(before.enabled), yesNo(change.enabled ?? before.enabled)),
  ...fact(
    'maintenance',
    yesNo(before.maintenance),
    yesNo(change.maintenance ?? before.maintenance),
  ),
  ...(['min', 'max', 'daily'] as const).flatMap((name) => {
    const after = change[name];
    return after === undefined ? [] : fact(name, before[name], after);
  }),
  ...(change.sealed === undefined ? [] : fact('secret', before.hasSecret ? '•••' : null, '••••••')),
];

/** A change of a gateway's settings. Errors: `not_found`, `conflict`, `validation`. @source ours */
export const updateGatewayChange = ({
  seal,
}: ServiceDeps): ChangeKind<
  ChangeParams<'gateway.update'>,
  { readonly gatewayId: string; readonly change: SealedGatewayUpdate }
> => ({
  toStoredParams: async ({ gatewayId, change }) => ({
    gatewayId,
    change: sealUpdate(change, seal),
  }),
  findSubject: async (tx, { params: { gatewayId, change } }) => {
    const found = await findGateway(tx, requireId(gatewayId));
    const { record } = planGatewayChange(found, change);
    const facts = gatewayFacts(toGateway(record), change);
    return { id: gatewayId, name: record.name, personId: null, facts };
  },
  execute: async (tx, { actor, params: { gatewayId, change } }) => {
    await updateGatewayIn(tx, actor, gatewayId, change);
    return {};
  },
});
