import type { ApiName } from '@lobi/core/contract';

/**
 * Calls that leave a row in the caller's activity once they have succeeded, and the action it
 * names. Signing in, up and out are recorded by the auth service, which sees failures too.
 * @source ours – spec §3 names the fields of an activity
 */
export const activityOf: Partial<Record<ApiName, string>> = {
  'transaction.create': 'cash-in',
  'round.create': 'round.create',
  'round.open': 'round.open',
  'round.last-call': 'round.last-call',
  'round.close': 'round.close',
  'round.declare': 'round.declare',
  'round.undo': 'round.undo',
  'round.cancel': 'round.cancel',
};
