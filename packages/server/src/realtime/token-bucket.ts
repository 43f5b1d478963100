/** Lets `burst` pass at once and `perSecond` in the long run. */
export interface TokenBucket {
  /** Takes one token; `false` when there is none. `nowMs` must not run backwards. */
  take(nowMs: number): boolean;
  /** Is it as full as a new one? Then it need not be remembered. */
  isFull(nowMs: number): boolean;
}

/** A full bucket. */
export function createTokenBucket(burst: number, perSecond: number): TokenBucket {
  let tokens = burst;
  let filledAt: number | undefined;

  const fill = (nowMs: number): void => {
    if (filledAt !== undefined) {
      tokens = Math.min(burst, tokens + ((nowMs - filledAt) / 1_000) * perSecond);
    }
    filledAt = nowMs;
  };

  return {
    take: (nowMs) => {
      fill(nowMs);
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
    isFull: (nowMs) => {
      fill(nowMs);
      return tokens >= burst;
    },
  };
}
