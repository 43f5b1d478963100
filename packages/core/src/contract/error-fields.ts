import type { ErrorCode } from './error-codes.ts';

/**
 * Field of the call's body that an error belongs to, by code; forms show the error there. Errors with
 * another code belong to no single field.
 * @source ours
 */
export const errorFields: { readonly [Code in ErrorCode]?: string } = {
  username_taken: 'username',
  referral_unknown: 'referral',
  insufficient_funds: 'amount',
  stake_below_minimum: 'amount',
  stake_above_maximum: 'amount',
  round_limit_reached: 'amount',
  draw_market_full: 'amount',
  payout_above_maximum: 'amount',
  limit_reached: 'amount',
  receiver_limit: 'amount',
  amount_below_minimum: 'amount',
  amount_above_maximum: 'amount',
  channel_unavailable: 'channelId',
  too_large: 'data',
  password_wrong: 'currentPassword',
  pin_required: 'pin',
  pin_wrong: 'pin',
  rate_above_own: 'commissionBp',
};
