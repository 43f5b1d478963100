/** The kit's label of each type of earning. */
export const earningTypeTexts = {
  turnover: 'earningTurnover',
  ggr: 'earningGgr',
  referral: 'earningReferral',
  promo: 'earningPromo',
} as const;
