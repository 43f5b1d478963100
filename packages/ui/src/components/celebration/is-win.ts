const amount = /^(\d+)(?:\.(\d+))?$/;

/**
 * Whether more came back than was staked: only then may anything be celebrated. Both are decimal
 * texts of one currency; anything else is no win.
 * @source ours – a return of the stake or less is no reason to cheer
 */
export function isWin(stake: string, payout: string): boolean {
  const [, stakeWhole, stakeFraction = ''] = amount.exec(stake) ?? [];
  const [, payoutWhole, payoutFraction = ''] = amount.exec(payout) ?? [];
  if (stakeWhole === undefined || payoutWhole === undefined) return false;
  const decimals = Math.max(stakeFraction.length, payoutFraction.length);
  const staked = BigInt(stakeWhole + stakeFraction.padEnd(decimals, '0'));
  return BigInt(payoutWhole + payoutFraction.padEnd(decimals, '0')) > staked;
}
