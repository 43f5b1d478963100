/** Times of the cluster, shorter than in production, so that a lost node is noticed within a test. */
export const quickTimes = { beatMs: 100, lostMs: 3_000, blindMs: 1_500, retryMs: 500 };
