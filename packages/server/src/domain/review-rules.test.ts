import { describe, expect, it } from 'vitest';
import {
  arrivalFault,
  mayCancel,
  mayReview,
  needsSecond,
  rightFault,
  stateFault,
  stepsFor,
  takeOverAfterMs,
  type CancellableRequest,
  type ReviewedRequest,
  type Reviewer,
} from './review-rules.ts';

const now = new Date('2026-11-01T08:00:00Z');
const version = 3;

const request = (rest: Partial<ReviewedRequest> = {}): ReviewedRequest => ({
  type: 'withdraw',
  status: 'pending',
  daySum: 100_000n,
  ownerId: 'player',
  ownerRole: 'player',
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

const admin: Reviewer = { id: 'admin', role: 'admin', isAboveOwner: false };
const agent: Reviewer = { id: 'agent', role: 'agent', isAboveOwner: true };
const player: Reviewer = { id: 'player', role: 'player', isAboveOwner: false };
const rules = { agentApprovalUpTo: 5_000_000n, secondApprovalAbove: 1_000_000n };

describe('who may decide', () => {
  it.each<[string, Reviewer, Partial<ReviewedRequest>, string | undefined]>([
    ['staff', admin, {}, undefined],
    ['staff of the highest rank', { ...admin, role: 'superadmin' }, {}, undefined],
    ['a player above', { ...agent, role: 'player' }, {}, 'forbidden'],
    ['staff, of what they made', admin, { createdById: 'admin' }, 'own_request'],
    ['the owner', player, { createdById: 'agent' }, 'own_request'],
    ['an agent above', agent, {}, undefined],
    ['an agent beside', { ...agent, isAboveOwner: false }, {}, 'forbidden'],
    ['an agent, of an agent', agent, { ownerRole: 'agent' }, 'forbidden'],
    ['an agent, up to the limit', agent, { daySum: 5_000_000n }, undefined],
    ['an agent, above the limit', agent, { daySum: 5_000_001n }, 'forbidden'],
    ['an agent, of a cash-in', agent, { type: 'cash-in' }, 'forbidden'],
    ['a declarator', { ...admin, role: 'declare' }, {}, 'forbidden'],
  ])('%s', (_, reviewer, rest, fault) => {
    expect(rightFault('complete', request(rest), reviewer, rules)).toBe(fault);
    expect(mayReview(request(rest), reviewer, rules)).toBe(fault === undefined);
  });
});

describe('what two people agree on among themselves', () => {
  const asked = (by: string) =>
    request({ type: 'cash-out', createdById: by, toUserId: 'agent', daySum: 9_000_000n });

  it.each<[string, Reviewer, string[]]>([
    ['player', agent, ['complete', 'reject']],
    ['player', player, []],
    ['player', admin, ['reject']],
    ['agent', player, ['complete', 'reject']],
    ['agent', agent, []],
    ['player', { ...agent, id: 'agent above' }, []],
  ])('asked for by %s: %o may %j', (by, reviewer, steps) => {
    expect(stepsFor(asked(by), reviewer, rules, now)).toEqual(steps);
    expect(mayReview(asked(by), reviewer, rules)).toBe(steps.length > 0);
  });

  it('needs no third, however much it is', () => {
    expect(needsSecond(asked('player'), rules)).toBe(false);
    expect(needsSecond(request({ daySum: 1_000_000n }), rules)).toBe(false);
    expect(needsSecond(request({ daySum: 1_000_001n }), rules)).toBe(true);
    expect(
      needsSecond(request({ daySum: 1_000_001n }), { ...rules, secondApprovalAbove: null }),
    ).toBe(false);
  });
});

describe('the state of a request', () => {
  const fault = (
    step: 'process' | 'complete' | 'reject',
    rest: Partial<ReviewedRequest>,
    seen = version,
  ) => stateFault(step, request(rest), admin, { version: seen, now });

  it.each(['process', 'complete', 'reject'] as const)('lets it %s once', (step) => {
    expect(fault(step, {})).toBeUndefined();
    expect(fault(step, {}, version - 1)).toBe('conflict');
    expect(fault(step, { status: 'completed' })).toBe('conflict');
    expect(fault(step, { status: 'rejected' })).toBe('conflict');
    expect(fault(step, { status: 'processing', reviewerId: 'other' })).toBe('conflict');
  });

  it('lets another take over what has been left lying, and nothing else', () => {
    const left = {
      status: 'processing',
      reviewerId: 'other',
      changedAt: new Date(now.getTime() - takeOverAfterMs),
    } as const;
    expect(fault('process', left)).toBeUndefined();
    expect(fault('complete', left)).toBe('conflict');
    expect(fault('process', { ...left, reviewerId: 'admin' })).toBe('conflict');
  });

  it('lets whoever works on it decide it', () => {
    const own = { status: 'processing', reviewerId: 'admin' } as const;
    expect(fault('complete', own)).toBeUndefined();
    expect(fault('reject', own)).toBeUndefined();
  });

  it('lets the first of two approvers only stop it', () => {
    const first = { status: 'processing', firstApprovalId: 'admin' } as const;
    expect(fault('complete', first)).toBe('second_person');
    expect(fault('process', first)).toBe('second_person');
    expect(fault('reject', first)).toBeUndefined();
    const others = { ...first, firstApprovalId: 'other' };
    expect(fault('complete', others)).toBeUndefined();
    expect(fault('process', others)).toBeUndefined();
  });

  it('lets only staff complete for an owner who is not active', () => {
    const restricted = request({ ownerMayMove: false });
    const seen = { version, now };
    expect(stateFault('complete', restricted, agent, seen)).toBe('account_restricted');
    expect(stateFault('reject', restricted, agent, seen)).toBeUndefined();
    expect(stateFault('complete', restricted, admin, seen)).toBeUndefined();
  });
});

describe('money that arrives late', () => {
  const late = { type: 'deposit', status: 'rejected' } as const;

  it.each<[string, Reviewer, Partial<ReviewedRequest>, string | undefined]>([
    ['is told by staff', admin, late, undefined],
    ['is told by an agent above', agent, late, undefined],
    ['is not told by the owner', player, late, 'own_request'],
    [
      'is not told by an agent above the limit',
      agent,
      { ...late, daySum: 9_000_000n },
      'forbidden',
    ],
    ['is of deposits', admin, { ...late, type: 'withdraw' }, 'conflict'],
    ['is of what is rejected', admin, { ...late, status: 'pending' }, 'conflict'],
    ['is not of what is completed', admin, { ...late, status: 'completed' }, 'conflict'],
    ['is told once', admin, { ...late, followedById: 'other' }, 'conflict'],
    ['is told of what was seen', admin, { ...late, version: version + 1 }, 'conflict'],
    ['is told by staff of who is restricted', admin, { ...late, ownerMayMove: false }, undefined],
    [
      'is not told by agents of who is restricted',
      agent,
      { ...late, ownerMayMove: false },
      'account_restricted',
    ],
  ])('%s', (_name, reviewer, rest, fault) => {
    expect(arrivalFault(request(rest), reviewer, rules, version)).toBe(fault);
  });
});

describe('taking back what one asked for', () => {
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
  const onlyWhereLet = { allow: true, deny: false };

  it.each<[string, Partial<CancellableRequest>, { allow: boolean; deny: boolean }]>([
    ['a deposit that is not paid', {}, always],
    ['a deposit said to be paid', { paidAt: now }, never],
    ['a deposit of money that came late', { relatesToId: 'other' }, never],
    ['a deposit that somebody works on', { status: 'processing' }, never],
    ['a deposit that is decided', { status: 'rejected' }, never],
    ['what somebody else asked for them', { createdById: 'agent' }, never],
    ['what they asked for somebody else', { ownerId: 'other' }, never],
    ['what is not theirs', { ownerId: 'other', createdById: 'other' }, never],
    ['a withdrawal', { type: 'withdraw' }, onlyWhereLet],
    ['a withdrawal that somebody works on', { type: 'withdraw', status: 'processing' }, never],
    ['a cash-out', { type: 'cash-out' }, onlyWhereLet],
    ['a cash-in', { type: 'cash-in' }, never],
  ])('%s', (_, rest, { allow, deny }) => {
    const may = (allowWithdrawCancel: boolean) =>
      mayCancel({ ...deposit, ...rest }, 'player', { allowWithdrawCancel });
    expect([may(true), may(false)]).toEqual([allow, deny]);
  });
});
