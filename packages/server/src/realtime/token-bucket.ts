/** Rate limiter that allows a burst of `burst` and `perSecond` on average. */
export interface TokenBucket {
  /** Takes one token; `false` when there is none. `nowMs` must not run backwards. */
  take(nowMs: number): boolean;
  /** Whether the bucket is full, so that it need not be stored. */
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
