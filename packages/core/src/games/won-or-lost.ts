/** Returns the status of an ended play, by its payout in minor units. */
export const wonOrLost = (payout: bigint): 'won' | 'lost' => (payout > 0n ? 'won' : 'lost');
