/** Facts from which the odds of a play are derived; amounts in minor units. */
export interface SettledPlay {
  readonly status: string;
  readonly amount: bigint;
  readonly payout: bigint | null;
  /** In the engine's own shape. */
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
 * Return per 100 of a play that won, stake included; `null` of any other. By the multiple that it was
 * played for, caught or left at; where a game has no such one multiple (chips, lines, cards), by what
 * was paid, to the nearest. A payout is rounded to a whole unit, so that 1.40 times 1,001 would give
 * 1.39. @source ours
 */
export function playOdds({ status, amount, payout, choice, outcome }: SettledPlay): number | null {
  if (status !== 'won' || payout === null || amount <= 0n) return null;
  const ended = factsOf(outcome);
  const bp =
    // A jackpot may be won with a play that lost.
    ended['won'] === false
      ? undefined
      : (multiple(ended['multipleBp']) ??
        multiple(ended['cashedOutBp']) ??
        multiple(factsOf(choice)['targetBp']));
  return bp === undefined ? Number((payout * 200n + amount) / (amount * 2n)) : Math.trunc(bp / 100);
}
