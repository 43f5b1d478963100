import { formatMoney, type Limit } from '@lobi/core/contract';
import type { LimitRecord } from '../../store/limits.ts';

export function toLimit(record: LimitRecord): Limit {
  const { kind, period, currency, pendingAmount, effectiveAt } = record;
  return {
    kind,
    period,
    amount: formatMoney(record.amount, currency),
    currency,
    used: formatMoney(record.used, currency),
    resetsAt: record.resetsAt?.toISOString() ?? null,
    pending: effectiveAt && {
      amount: pendingAmount === null ? null : formatMoney(pendingAmount, currency),
      effectiveAt: effectiveAt.toISOString(),
    },
  };
}
