/** Facts from which the odds of a play are derived; amounts in minor units. */
export interface SettledPlay {
  readonly status: string;
  readonly amount: bigint;
  readonly payout: bigint | null;
  /** In the engine's own format. */
  readonly choice: unknown;
  readonly outcome: unknown;
}

type Facts = Readonly<Record<string, unknown>>;

const factsOf = (value: unknown): Facts =>
  typeof value === 'object' && value !== null ? (value as Facts) : {};

/** A multiple in basis points, as one of an engine's facts. */
const multiple = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : undefined;

/**
 * Return per 100 of a winning play, stake included; `null` for any other. From the multiple of its
 * choice, catch or cash-out; in games without a single multiple (chips, lines, cards) from the payout,
 * rounded to the nearest. A payout is rounded to whole units, so that 1.40 times 1,001 would give 1.39.
 * @source ours
 */
export function playOdds({ status, amount, payout, choice, outcome }: SettledPlay): number | null {
  if (status !== 'won' || payout === null || amount <= 0n) return null;
  const ended = factsOf(outcome);
  const bp =
    // A losing play may win a jackpot.
    ended['won'] === false
      ? undefined
      : (multiple(ended['multipleBp']) ??
        multiple(ended['cashedOutBp']) ??
        multiple(factsOf(choice)['targetBp']));
  return bp === undefined ? Number((payout * 200n + amount) / (amount * 2n)) : Math.trunc(bp / 100);
}
