import { compareAmounts, sumAmounts } from '@lobi/formats';
import type { LedgerRow } from './ledger.types.ts';

/** Returns whether balance before plus amount equals balance after. */
export function addsUp({ balanceBefore, amount, balanceAfter, currency }: LedgerRow): boolean {
  const sum = sumAmounts([balanceBefore, amount], currency);
  return compareAmounts(sum, balanceAfter, currency) === 0;
}

/** Result of checking the rows of one page. */
export interface LedgerCheck {
  /** Ids of rows that do not add up, or whose start differs from the end of the previous row. */
  readonly broken: ReadonlySet<string>;
  /** Whether each row on the page continues the next older one without a gap. */
  readonly complete: boolean;
}

/**
 * Checks each row separately, and against its predecessor if both are on the page. A filtered page has gaps,
 * across which nothing is checked.
 */
export function checkLedger(rows: readonly LedgerRow[]): LedgerCheck {
  const ordered = rows.toSorted((first, second) => first.version - second.version);
  const broken = new Set(rows.filter((row) => !addsUp(row)).map(({ id }) => id));
  let complete = true;
  for (const [index, row] of ordered.entries()) {
    const before = ordered[index - 1];
    if (!before) continue;
    if (row.version !== before.version + 1) {
      complete = false;
      continue;
    }
    if (compareAmounts(before.balanceAfter, row.balanceBefore, row.currency) !== 0) {
      broken.add(row.id);
    }
  }
  return { broken, complete };
}

/** Sums of credits and of debits. */
export function ledgerTotals(rows: readonly LedgerRow[], currency: string) {
  const isOut = ({ amount }: LedgerRow): boolean => amount.startsWith('-');
  const sum = (some: readonly LedgerRow[]): string =>
    sumAmounts(
      some.map(({ amount }) => amount),
      currency,
    );
  return {
    incoming: sum(rows.filter((row) => !isOut(row))),
    outgoing: sum(rows.filter(isOut)),
    net: sum(rows),
  };
}
