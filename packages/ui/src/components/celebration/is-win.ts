const amount = /^\d+$/;

/**
 * Whether more came back than was staked: only then may anything be celebrated. Both are decimal
 * strings of minor units; anything else is no win.
 * @source ours – a return of the stake or less is no reason to cheer
 */
export function isWin(stake: string, payout: string): boolean {
  return amount.test(stake) && amount.test(payout) && BigInt(payout) > BigInt(stake);
}
