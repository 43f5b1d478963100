/** One row of the table that every subject shows: five columns of plain values. */
export interface BenchRow {
  readonly id: string;
  readonly username: string;
  readonly kind: string;
  readonly createdAt: string;
  /** An integer; all are different. */
  readonly amount: number;
}

/** Columns in order. */
export const fields = ['id', 'username', 'kind', 'createdAt', 'amount'] as const;

/** Height of a row, of the scroller and of the header in px, the same for all subjects. */
export const size = { row: 40, viewport: 600, head: 40, width: 1_000 } as const;

const kinds = ['deposit', 'withdraw', 'bet', 'payout', 'refund'];

/** A small pseudo-random generator with a fixed sequence. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Rows in an order in which amounts are shuffled. */
export function makeRows(count: number): readonly BenchRow[] {
  const random = numbers(7);
  const amounts = Uint32Array.from({ length: count }, (_, index) => (index + 1) * 100);
  for (let index = count - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const amount = amounts[index] ?? 0;
    amounts[index] = amounts[other] ?? 0;
    amounts[other] = amount;
  }
  const start = Date.UTC(2026, 0, 1);
  return Array.from({ length: count }, (_, index) => ({
    id: `TRX-${String(index + 1).padStart(7, '0')}`,
    username: `pemain_${index % 5_000}`,
    kind: kinds[index % kinds.length] ?? '',
    createdAt: new Date(start + index * 20_000).toISOString(),
    amount: amounts[index] ?? 0,
  }));
}
