import { formatMoney, type Currency, type Limit, type LimitKind } from '@lobi/core/contract';
import type { LimitRecord } from '../../store/limits.ts';

/** Formats an amount by the kind of limit: minutes of play, or money. */
const amountText = (kind: LimitKind, amount: bigint, currency: Currency): string =>
  kind === 'session' ? amount.toString() : formatMoney(amount, currency);

export function toLimit(record: LimitRecord): Limit {
  const { kind, period, currency, pendingAmount, effectiveAt } = record;
  return {
    kind,
    period,
    amount: amountText(kind, record.amount, currency),
    currency,
    used: amountText(kind, record.used, currency),
    resetsAt: record.resetsAt?.toISOString() ?? null,
    pending: effectiveAt && {
      amount: pendingAmount === null ? null : amountText(kind, pendingAmount, currency),
      effectiveAt: effectiveAt.toISOString(),
    },
  };
}
