import type { Round } from '../../contract/schemas/round.ts';

/** Countdown of a round. */
export interface Countdown {
  readonly kind: 'closing' | 'settling';
  /** Milliseconds since 1970, on the server's clock. */
  readonly endsAt: number;
}

/**
 * Returns the current countdown of a round: to the announced end of betting after the last call, or to
 * the end of the undo period of a declared result. `null` at any other time.
 */
export function countdownOf(round: Round): Countdown | null {
  if (round.status === 'last-call' && round.closesAt)
    return { kind: 'closing', endsAt: Date.parse(round.closesAt) };
  if (round.status === 'declared' && round.settlesAt)
    return { kind: 'settling', endsAt: Date.parse(round.settlesAt) };
  return null;
}

/** Whole seconds until then on the server's clock, rounded up; never below 0. */
export function secondsLeft(endsAt: number, serverNowMs: number): number {
  return Math.max(0, Math.ceil((endsAt - serverNowMs) / 1_000));
}
