import type { CrashRound, MultipleAt } from './crash.types.ts';

/** State of the graph at a moment. */
export type CrashMoment =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'betting'; readonly leftMs: number }
  | { readonly kind: 'running'; readonly elapsedMs: number; readonly multiple: number }
  | { readonly kind: 'ended'; readonly multiple: number; readonly elapsedMs: number };

/** Duration of a flight that ended at a multiple, in ms, for drawing only. */
export function flightMs(multiple: number, multipleAt: MultipleAt): number {
  return Math.log(multiple / 100) / growthPerMs(multipleAt);
}

/**
 * Growth rate of the curve. It is measured at a high multiple, where the rounding to hundredths does not
 * matter.
 */
export function growthPerMs(multipleAt: MultipleAt): number {
  const farMs = 120_000;
  return Math.log(multipleAt(farMs) / 100) / farMs;
}

/**
 * Returns the state of a round at a time of the server's clock. A round runs once its betting time is over,
 * even if its start was not announced yet; only an announced end ends it. Without an end it does not rise
 * above `maximum`, the largest multiple at which the game pays, per 100.
 */
export function crashMoment(
  round: CrashRound | null,
  now: number,
  multipleAt: MultipleAt,
  maximum: number,
): CrashMoment {
  if (!round) return { kind: 'waiting' };
  if (round.endedAt !== null) {
    return {
      kind: 'ended',
      multiple: round.endedAt,
      elapsedMs: flightMs(round.endedAt, multipleAt),
    };
  }
  if (round.phase === 'settled') return { kind: 'waiting' };
  const elapsedMs = now - round.closesAt;
  if (elapsedMs < 0) return { kind: 'betting', leftMs: -elapsedMs };
  const multiple = multipleAt(elapsedMs);
  return multiple < maximum
    ? { kind: 'running', elapsedMs, multiple }
    : { kind: 'running', elapsedMs: flightMs(maximum, multipleAt), multiple: maximum };
}
