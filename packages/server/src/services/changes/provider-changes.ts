import {
  AppError,
  formatMoney,
  type ChangeFact,
  type ChangeParams,
  type ProviderUpdate,
  refusedField,
} from '@lobi/core/contract';
import { readBound } from '../../domain/bound.ts';
import type { Queryable } from '../../store/database.ts';
import {
  findProviderState,
  lockProvider,
  setProviderTerms,
  type ProviderState,
  type ProviderTerms,
} from '../../store/provider-states.ts';
import { liftSuspension } from '../../store/provider-suspensions.ts';
import { announceChange } from '../outbox/announce-change.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireId } from '../access/visibility.ts';
import type { ChangeKind } from './change-kinds.ts';
import { fact } from './fact.ts';

/** @throws AppError `not_found` */
async function requireProvider(
  db: Queryable,
  providerId: string,
  at: Date,
): Promise<ProviderState> {
  const provider = await findProviderState(db, requireId(providerId), at);
  if (!provider) throw new AppError('not_found');
  return provider;
}

type UpdateParams = ChangeParams<'provider.update'>;

/** Returns the terms after a change. @throws AppError `conflict`, `validation` */
function planTerms(
  before: ProviderState,
  { version, caps, addresses }: ProviderUpdate,
  currency: ServiceDeps['currency'],
): ProviderTerms {
  if (before.version !== version) throw new AppError('conflict', 'changed since');
  const readCap = (name: 'win' | 'session' | 'day', own: bigint | null): bigint | null => {
    if (!caps) return own;
    const field = `params.change.caps.${name}`;
    const cap = readBound(caps[name], currency, field);
    if (cap === 0n) throw refusedField(field);
    return cap;
  };
  return {
    winCap: readCap('win', before.winCap),
    sessionCap: readCap('session', before.sessionCap),
    dayCap: readCap('day', before.dayCap),
    addresses: addresses === undefined ? before.addresses : addresses,
  };
}

/** Other caps or addresses of a provider. Errors: `not_found`, `conflict`, `validation`. @source ours */
export const updateProviderChange = ({ currency }: ServiceDeps): ChangeKind<UpdateParams> => {
  const cap = (amount: bigint | null) => (amount === null ? null : formatMoney(amount, currency));
  const factsOf = (before: ProviderTerms, after: ProviderTerms): ChangeFact[] => [
    ...(['winCap', 'sessionCap', 'dayCap'] as const).flatMap((name) =>
      fact(name, cap(before[name]), cap(after[name])),
    ),
    ...fact('addresses', before.addresses?.join('\n') ?? null, after.addresses?.join('\n') ?? null),
  ];
  return {
    findSubject: async (tx, { params: { providerId, change }, at }) => {
      const before = await requireProvider(tx, providerId, at);
      const facts = factsOf(before, planTerms(before, change, currency));
      if (facts.length === 0) throw refusedField('params.change', 'validation.choice');
      return { id: providerId, name: before.name, personId: null, facts };
    },
    execute: async (tx, { params: { providerId, change }, at }) => {
      await lockProvider(tx, requireId(providerId));
      const before = await requireProvider(tx, providerId, at);
      await setProviderTerms(tx, providerId, planTerms(before, change, currency), at);
      await announceChange(tx, { kind: 'provider', id: providerId, ownerId: null });
      return {};
    },
  };
};

/** Lifts the suspension of a provider. Errors: `not_found`, `conflict`. @source ours */
export const liftProviderChange = ({
  currency,
  log,
}: ServiceDeps): ChangeKind<ChangeParams<'provider.lift'>> => ({
  findSubject: async (tx, { params: { providerId, suspensionId }, at }) => {
    const { name, suspension } = await requireProvider(tx, providerId, at);
    if (suspension?.id !== suspensionId) throw new AppError('conflict', 'not suspended any more');
    const amount = suspension.amount === null ? null : formatMoney(suspension.amount, currency);
    const facts = [...fact('cause', suspension.cause, null), ...fact('amount', amount, null)];
    return { id: providerId, name, personId: null, facts };
  },
  execute: async (tx, { actor, params: { providerId, suspensionId }, reason }) => {
    const word = { by: actor.username, reason };
    const isLifted = await liftSuspension(tx, requireId(providerId), word, requireId(suspensionId));
    if (!isLifted) throw new AppError('conflict', 'not suspended any more');
    await announceChange(tx, { kind: 'provider', id: providerId, ownerId: null });
    log.warn({ provider: providerId, ...word }, 'the suspension of a provider was lifted');
    return {};
  },
});
