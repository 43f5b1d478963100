import {
  formatMoney,
  type Currency,
  type GameProvider,
  type PayoutCap,
  type ProviderSuspension,
} from '@lobi/core/contract';
import { capInForce } from '../../domain/provider-caps.ts';
import type { ProviderStanding } from '../../store/provider-standings.ts';
import type { SuspensionRecord } from '../../store/provider-suspensions.ts';

function toTrigger({ amount, currency, cap, game }: SuspensionRecord) {
  if (amount === null || currency === null || cap === null) return null;
  return { amount: formatMoney(amount, currency), cap, game };
}

/** A suspension as staff reads it. */
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

/** Words and figures for the standing of a provider. */
interface StandingTerms {
  readonly currency: Currency;
  readonly maximumPayout: bigint;
}

/** A provider without its secret. */
export function toGameProvider(
  standing: ProviderStanding,
  { currency, maximumPayout }: StandingTerms,
): GameProvider {
  const { winCap, sessionCap, dayCap, suspension } = standing;
  const cap = (name: PayoutCap, own: bigint | null, paid: bigint) => ({
    most: formatMoney(capInForce(name, own, maximumPayout), currency),
    own: own === null ? null : formatMoney(own, currency),
    paid: formatMoney(paid, currency),
  });
  return {
    id: standing.id,
    code: standing.code,
    name: standing.name,
    registered: standing.enabled,
    currency,
    games: standing.games,
    addresses: standing.addresses && [...standing.addresses],
    caps: {
      win: cap('win', winCap, standing.largestRound),
      session: cap('session', sessionCap, standing.largestSession),
      day: cap('day', dayCap, standing.paidToday),
    },
    heldPayouts: standing.waiting,
    heldSum: formatMoney(standing.waitingSum, currency),
    heldSince: standing.waitingSince?.toISOString() ?? null,
    suspension: suspension && toProviderSuspension(suspension),
    version: standing.version,
  };
}
