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
  'second-factor.confirm': 'second-factor-on',
  'second-factor.end': 'second-factor-off',
  'second-factor.renew': 'second-factor-renew',
  'second-factor.reset': 'second-factor-reset',
  'withdrawal-pin.set': (body) =>
    (body as { currentPin?: string }).currentPin === undefined
      ? 'withdrawal-pin-on'
      : 'withdrawal-pin-change',
  'withdrawal-pin.end': 'withdrawal-pin-off',
  'withdrawal-pin.reset': 'withdrawal-pin-reset',
  'user.create': 'user-create',
  'note.create': 'note-create',
  'exclusion.create': 'exclusion-create',
  'user.update': 'profile-change',
  'user.status': 'status-change',
  'user.password-link': 'password-link',
  'user.freeze': (body) =>
    (body as { frozen: boolean }).frozen ? 'wallet-freeze' : 'wallet-unfreeze',
  'session.revoke': 'session-revoke',
  'limit.set': 'limit-change',
  'limit.confirm': 'limit-change',
  'reality-check.acknowledge': 'reality-check',
  'reality-check.interval': 'limit-change',
  'break.start': 'break-start',
  'break.end': 'break-end',
  'transaction.create': (body) => requests[(body as { type: TransactionType }).type],
  'transaction.paid': 'deposit-paid',
  'transaction.proof': 'deposit-paid',
  'transaction.process': 'transaction-process',
  'transaction.complete': 'transaction-complete',
  'transaction.reject': 'transaction-reject',
  'transaction.cancel': 'transaction-cancel',
  'transaction.arrived': 'transaction-arrived',
  'earning.claim': 'earning-claim',
  'earning.claim-all': 'earning-claim',
  'admin.channel.create': 'channel-change',
  'admin.channel.update': 'channel-change',
  'admin.gateway.update': 'gateway-change',
  'admin.change.create': 'change-ask',
  'admin.change.decide': (body) =>
    (body as { approve: boolean }).approve ? 'change-approve' : 'change-reject',
  'admin.change.withdraw': 'change-withdraw',
  'game.create': 'game-change',
  'game.update': 'game-change',
  'table.salt': 'game-change',
  'round.create': 'round-change',
  'round.open': 'round-change',
  'round.last-call': 'round-change',
  'round.close': 'round-change',
  'round.declare': 'round-change',
  'round.undo': 'round-change',
  'round.cancel': 'round-change',
  'round.side': 'round-change',
  'round.correct': 'round-correction',
  'round.decide-correction': 'round-correction',
  'event.create': 'game-change',
  'event.update': 'game-change',
  'fairness.rotate': 'seed-change',
};

/** Calls whose answer is a thing that they made: what its id is called. */
const made: Partial<Record<ApiName, string>> = {
  'user.create': 'userId',
  'transaction.create': 'transactionId',
  'admin.channel.create': 'channelId',
  'admin.change.create': 'changeId',
  'game.create': 'gameId',
  'round.create': 'roundId',
  'event.create': 'eventId',
};

/** Ids of what a call was done to: those of its address, and of what it made. */
export function idsOf(
  name: ApiName,
  params: Readonly<Record<string, string>> | undefined,
  outcome: unknown,
): Readonly<Record<string, string>> {
  const key = made[name];
  if (key === undefined) return { ...params };
  const { data } = outcome as { readonly data: { readonly id: string } };
  return { ...params, [key]: data.id };
}

/** What a call that succeeded leaves in the caller's activity; `undefined`: nothing. */
export function activityOf(name: ApiName, body: unknown): ActivityAction | undefined {
  const action = actions[name];
  return typeof action === 'function' ? action(body) : action;
}
