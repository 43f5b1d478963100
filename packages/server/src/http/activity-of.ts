import type { ActivityAction, ApiName, TransactionType } from '@lobi/core/contract';

/** Action of a call; where it depends on what was asked, by the call's body. */
type ActionOf = ActivityAction | ((body: unknown) => ActivityAction);

const requests: Readonly<Record<TransactionType, ActivityAction>> = {
  deposit: 'deposit-request',
  withdraw: 'withdraw-request',
  'cash-in': 'cash-in',
  'cash-out': 'cash-out-request',
};

/**
 * Calls that leave a row in the caller's activity once they have succeeded. Signing in, up and out
 * are recorded by the auth service, which sees failures too.
 * @source ours – spec §3 names the fields of an activity
 */
const actions: Partial<Record<ApiName, ActionOf>> = {
  'auth.password': 'password-change',
  'user.create': 'user-create',
  'user.update': 'profile-change',
  'user.status': 'status-change',
  'session.revoke': 'session-revoke',
  'limit.set': 'limit-change',
  'limit.confirm': 'limit-change',
  'reality-check.acknowledge': 'reality-check',
  'reality-check.interval': 'limit-change',
  'break.start': 'break-start',
  'transaction.create': (body) => requests[(body as { type: TransactionType }).type],
  'transaction.process': 'transaction-process',
  'transaction.complete': 'transaction-complete',
  'transaction.reject': 'transaction-reject',
  'earning.claim': 'earning-claim',
  'earning.claim-all': 'earning-claim',
  'admin.channel.create': 'channel-change',
  'admin.channel.update': 'channel-change',
  'admin.gateway.update': 'gateway-change',
  'game.create': 'game-change',
  'game.update': 'game-change',
  'round.create': 'round-change',
  'round.open': 'round-change',
  'round.last-call': 'round-change',
  'round.close': 'round-change',
  'round.declare': 'round-change',
  'round.undo': 'round-change',
  'round.cancel': 'round-change',
};

/** What a call that succeeded leaves in the caller's activity; `undefined`: nothing. */
export function activityOf(name: ApiName, body: unknown): ActivityAction | undefined {
  const action = actions[name];
  return typeof action === 'function' ? action(body) : action;
}
