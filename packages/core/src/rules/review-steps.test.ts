import { describe, expect, it } from 'vitest';
import { mayInspect, type Decider } from './review-decision.ts';
import {
  arrivalFault,
  mayCancel,
  reviewStateFault,
  reviewStepsFor,
  takeOverAfterMs,
  type CancellableRequest,
  type ReviewedRequest,
} from './review-steps.ts';
import { needsSecondApproval } from './second-approval.ts';

const now = new Date('2026-11-01T08:00:00Z');
const version = 3;

const request = (rest: Partial<ReviewedRequest> = {}): ReviewedRequest => ({
  type: 'withdraw',
  status: 'pending',
  daySum: 100_000n,
  ownerId: 'player',
  settlingAgentId: 'agent',
  isAgentAbove: true,
  agentDaySum: 100_000n,
  isFlagged: false,
  ownerMayMove: true,
  createdById: 'player',
  toUserId: null,
  reviewerId: null,
  firstApprovalId: null,
  followedById: null,
  version,
  changedAt: now,
  ...rest,
});

const admin: Decider = { id: 'admin', role: 'admin' };
const agent: Decider = { id: 'agent', role: 'agent' };
const player: Decider = { id: 'player', role: 'player' };
const rules = {
  agentReview: 'unflagged',
  agentApprovalUpTo: 5_000_000n,
  agentDailyUpTo: 20_000_000n,
  secondApprovalAbove: 1_000_000n,
} as const;

describe('a cash-out between two parties', () => {
  const requestBy = (by: string) =>
    request({ type: 'cash-out', createdById: by, toUserId: 'agent', daySum: 9_000_000n });

  it.each<[string, Decider, string[]]>([
    ['player', agent, ['complete', 'reject']],
    ['player', player, []],
    ['player', admin, ['reject']],
    ['agent', player, ['complete', 'reject']],
    ['agent', agent, []],
    ['player', { ...agent, id: 'agent above' }, []],
  ])('a cash-out requested by %s: %o may take the steps %j', (by, reviewer, steps) => {
    expect(reviewStepsFor(requestBy(by), reviewer, rules, now)).toEqual(steps);
    expect(mayInspect(requestBy(by), reviewer)).toBe(steps.length > 0);
  });

  it('a cash-out requires no second approval for any amount', () => {
    expect(needsSecondApproval(requestBy('player'), rules)).toBe(false);
    expect(needsSecondApproval(request({ daySum: 1_000_000n }), rules)).toBe(false);
    expect(needsSecondApproval(request({ daySum: 1_000_001n }), rules)).toBe(true);
    expect(
      needsSecondApproval(request({ daySum: 1_000_001n }), { ...rules, secondApprovalAbove: null }),
    ).toBe(false);
  });
});

describe('the state of a request', () => {
  const fault = (
    step: 'process' | 'complete' | 'reject',
    rest: Partial<ReviewedRequest>,
    seen = version,
  ) => reviewStateFault(step, request(rest), admin, { version: seen, now });

  // id: review-steps-allowed
  it.each(['process', 'complete', 'reject'] as const)(
    'the state of a request lets it %s once',
    (step) => {
      expect(fault(step, {})).toBeUndefined();
      expect(fault(step, {}, version - 1)).toBe('conflict');
      expect(fault(step, { status: 'completed' })).toBe('conflict');
      expect(fault(step, { status: 'rejected' })).toBe('conflict');
      expect(fault(step, { status: 'processing', reviewerId: 'other' })).toBe('conflict');
    },
  );

  it('the state of a request allows taking over an idle claim, and nothing else', () => {
    const remaining = {
      status: 'processing',
      reviewerId: 'other',
      changedAt: new Date(now.getTime() - takeOverAfterMs),
    } as const;
    expect(fault('process', remaining)).toBeUndefined();
    expect(fault('complete', remaining)).toBe('conflict');
    expect(fault('process', { ...remaining, reviewerId: 'admin' })).toBe('conflict');
  });

  it('the state of a request lets its reviewer decide it', () => {
    const own = { status: 'processing', reviewerId: 'admin' } as const;
    expect(fault('complete', own)).toBeUndefined();
    expect(fault('reject', own)).toBeUndefined();
  });

  it('the state of a request lets the first of two approvers only stop it', () => {
    const first = { status: 'processing', firstApprovalId: 'admin' } as const;
    expect(fault('complete', first)).toBe('second_person');
    expect(fault('process', first)).toBe('second_person');
    expect(fault('reject', first)).toBeUndefined();
    const others = { ...first, firstApprovalId: 'other' };
    expect(fault('complete', others)).toBeUndefined();
    expect(fault('process', others)).toBeUndefined();
  });

  it('the state of a request lets only staff complete for an owner who is not active', () => {
    const restricted = request({ ownerMayMove: false });
    const seen = { version, now };
    expect(reviewStateFault('complete', restricted, agent, seen)).toBe('account_restricted');
    expect(reviewStateFault('reject', restricted, agent, seen)).toBeUndefined();
    expect(reviewStateFault('complete', restricted, admin, seen)).toBeUndefined();
  });
});

describe('late money', () => {
  const late = { type: 'deposit', status: 'rejected' } as const;

  it.each<[string, Decider, Partial<ReviewedRequest>, string | undefined]>([
    ['is reported by staff', admin, late, undefined],
    ['is reported by an agent above', agent, late, undefined],
    ['is not reported by the owner', player, late, 'own_request'],
    [
      'is not reported by an agent above the limit',
      agent,
      { ...late, daySum: 9_000_000n },
      'staff_decides',
    ],
    ['is reported for deposits only', admin, { ...late, type: 'withdraw' }, 'conflict'],
    ['is reported for rejected requests only', admin, { ...late, status: 'pending' }, 'conflict'],
    ['is not reported for completed requests', admin, { ...late, status: 'completed' }, 'conflict'],
    ['is reported once', admin, { ...late, followedById: 'other' }, 'conflict'],
    [
      'is reported for the current version only',
      admin,
      { ...late, version: version + 1 },
      'conflict',
    ],
    [
      'is reported by staff for a restricted owner',
      admin,
      { ...late, ownerMayMove: false },
      undefined,
    ],
    [
      'is not reported by agents for a restricted owner',
      agent,
      { ...late, ownerMayMove: false },
      'account_restricted',
    ],
  ])('late money %s', (_name, reviewer, rest, fault) => {
    expect(arrivalFault(request(rest), reviewer, rules, version)).toBe(fault);
  });
});

describe('mayCancel', () => {
  const deposit: CancellableRequest = {
    type: 'deposit',
    status: 'pending',
    ownerId: 'player',
    createdById: 'player',
    paidAt: null,
    relatesToId: null,
  };
  const [always, never] = [
    { allow: true, deny: true },
    { allow: false, deny: false },
  ];
  const onlyIfAllowed = { allow: true, deny: false };

  it.each<[string, Partial<CancellableRequest>, { allow: boolean; deny: boolean }]>([
    ['a deposit that is not paid', {}, always],
    ['a deposit reported as paid', { paidAt: now }, never],
    ['a deposit created for late money', { relatesToId: 'other' }, never],
    ['a deposit that is under review', { status: 'processing' }, never],
    ['a deposit that is decided', { status: 'rejected' }, never],
    ['a request that an agent made for the owner', { createdById: 'agent' }, never],
    ['a request for another owner', { ownerId: 'other' }, never],
    ['a request of another owner and creator', { ownerId: 'other', createdById: 'other' }, never],
    ['a withdrawal', { type: 'withdraw' }, onlyIfAllowed],
    ['a withdrawal that is under review', { type: 'withdraw', status: 'processing' }, never],
    ['a cash-out', { type: 'cash-out' }, onlyIfAllowed],
    ['a cash-in', { type: 'cash-in' }, never],
  ])('mayCancel is as listed for %s', (_, rest, { allow, deny }) => {
    const may = (allowWithdrawCancel: boolean) =>
      mayCancel({ ...deposit, ...rest }, 'player', { allowWithdrawCancel });
    expect([may(true), may(false)]).toEqual([allow, deny]);
  });
});
