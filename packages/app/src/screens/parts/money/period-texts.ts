/** The kit's label of each period of a limit. */
export const periodTexts = { '24h': 'period24h', '7d': 'period7d', month: 'periodMonth' } as const;

/** The kit's label of each kind of limit. */
export const kindTexts = {
  deposit: 'limitDeposit',
  loss: 'limitLoss',
  stake: 'limitStake',
  session: 'limitSession',
} as const;
