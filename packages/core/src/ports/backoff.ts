/** Minimum and maximum pause between retries, in milliseconds. */
export interface BackoffRule {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** Retries of channels and calls: after 1, 2, 4 … 30 s. @source ours – realtime client cases */
export const retryRule: BackoffRule = { firstMs: 1_000, maxMs: 30_000 };

/**
 * Milliseconds before retry number `attempt` (0 is the first): doubled each time up to the maximum, plus
 * up to a half of random jitter, so that clients disconnected together do not reconnect together.
 */
export function backoffMs(attempt: number, rule: BackoffRule, random: () => number): number {
  const base = Math.min(rule.maxMs, rule.firstMs * 2 ** Math.min(attempt, 20));
  return Math.round(base * (1 + random() / 2));
}
