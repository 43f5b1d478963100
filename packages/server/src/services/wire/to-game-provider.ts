import {
  formatMoney,
  type Currency,
  type GameProvider,
  type PayoutCap,
  type ProviderSuspension,
} from '@lobi/core/contract';
import { capInForce } from '../../domain/provider-caps.ts';
import type { ProviderState } from '../../store/provider-states.ts';
import type { SuspensionRecord } from '../../store/provider-suspensions.ts';

function toTrigger({ amount, currency, cap, game }: SuspensionRecord) {
  if (amount === null || currency === null || cap === null) return null;
  return { amount: formatMoney(amount, currency), cap, game };
}

/** Converts a suspension for staff. */
export const toProviderSuspension = (record: SuspensionRecord): ProviderSuspension => ({
  id: record.id,
  cause: record.cause,
  suspendedAt: record.suspendedAt.toISOString(),
  suspendedBy: record.suspendedBy,
  reason: record.reason,
  trigger: toTrigger(record),
  liftedAt: record.liftedAt?.toISOString() ?? null,
  liftedBy: record.liftedBy,
  liftReason: record.liftReason,
});

/** Language and formats for the state of a provider. */
interface StandingTerms {
  readonly currency: Currency;
  readonly maximumPayout: bigint;
}

/** Converts a provider, without its secret. */
export function toGameProvider(
  state: ProviderState,
  { currency, maximumPayout }: StandingTerms,
): GameProvider {
  const { winCap, sessionCap, dayCap, suspension } = state;
  const cap = (name: PayoutCap, own: bigint | null, paid: bigint) => ({
    maximum: formatMoney(capInForce(name, own, maximumPayout), currency),
    own: own === null ? null : formatMoney(own, currency),
    paid: formatMoney(paid, currency),
  });
  return {
    id: state.id,
    code: state.code,
    name: state.name,
    registered: state.enabled,
    currency,
    games: state.games,
    addresses: state.addresses && [...state.addresses],
    caps: {
      win: cap('win', winCap, state.largestRound),
      session: cap('session', sessionCap, state.largestSession),
      day: cap('day', dayCap, state.paidToday),
    },
    heldPayouts: state.waiting,
    heldSum: formatMoney(state.waitingSum, currency),
    heldSince: state.waitingSince?.toISOString() ?? null,
    suspension: suspension && toProviderSuspension(suspension),
    version: state.version,
  };
}
