import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decisionFault,
  mayInspect,
  staffReasonsOf,
  type AgentLimits,
  type DecidedRequest,
  type Decider,
} from './review-decision.ts';
import { settlementOf, type StaffReason } from '../contract/agent-review.ts';
import { channelKinds } from '../contract/statuses.ts';

const request = (rest: Partial<DecidedRequest> = {}): DecidedRequest => ({
  type: 'deposit',
  ownerId: 'player',
  createdById: 'player',
  toUserId: null,
  settlingAgentId: 'agent',
  isAgentAbove: true,
  daySum: 100_000n,
  agentDaySum: 100_000n,
  isFlagged: false,
  ...rest,
});

const limits: AgentLimits = {
  agentReview: 'unflagged',
  agentApprovalUpTo: 5_000_000n,
  agentDailyUpTo: 20_000_000n,
};

const admin: Decider = { id: 'admin', role: 'admin' };
const superadmin: Decider = { id: 'root', role: 'superadmin' };
const agent: Decider = { id: 'agent', role: 'agent' };
const upline: Decider = { id: 'upline', role: 'agent' };
const player: Decider = { id: 'player', role: 'player' };

const houseChannel = { settlingAgentId: null, isAgentAbove: false };

it('settlementOf names the agent for the channel kind "agent" only', () => {
  expect(channelKinds.filter((kind) => settlementOf(kind) === 'agent')).toEqual(['agent']);
});

describe('decisionFault', () => {
  it.each<[string, Decider, Partial<DecidedRequest>, string | undefined]>([
    ['lets an admin decide on a house channel', admin, houseChannel, undefined],
    ['lets a superadmin decide on a house channel', superadmin, houseChannel, undefined],
    ['forbids an agent to decide on a house channel', agent, houseChannel, 'staff_decides'],
    ['lets the settling agent decide', agent, {}, undefined],
    ['lets an admin decide for the settling agent', admin, {}, undefined],
    ['forbids an agent above the settling agent to decide', upline, {}, 'forbidden'],
    ['forbids the owner to decide', player, {}, 'own_request'],
    ['forbids an agent to decide the own request', agent, { ownerId: 'agent' }, 'own_request'],
    ['forbids the creator to decide', agent, { createdById: 'agent' }, 'own_request'],
    [
      'forbids an admin who created the request to decide',
      admin,
      { createdById: 'admin' },
      'own_request',
    ],
    ['forbids another player to decide', { id: 'other', role: 'player' }, {}, 'forbidden'],
    ['forbids a declarator to decide', { id: 'd', role: 'declare' }, houseChannel, 'forbidden'],
    ['forbids a former settling agent to decide', { id: 'agent', role: 'player' }, {}, 'forbidden'],
    ['forbids an agent to decide a held cash-in', agent, { type: 'cash-in' }, 'forbidden'],
    [
      'routes a request above the player limit to staff',
      agent,
      { daySum: 5_000_001n },
      'staff_decides',
    ],
    ['lets an agent decide up to the player limit', agent, { daySum: 5_000_000n }, undefined],
    [
      'routes a request above the agent limit to staff',
      agent,
      { agentDaySum: 20_000_001n },
      'staff_decides',
    ],
    ['lets an agent decide up to the agent limit', agent, { agentDaySum: 20_000_000n }, undefined],
    ['routes a flagged request to staff', agent, { isFlagged: true }, 'staff_decides'],
    [
      'routes a request of a player who has moved to staff',
      agent,
      { isAgentAbove: false },
      'staff_decides',
    ],
  ])('decisionFault %s', (_title, decider, rest, fault) => {
    for (const type of rest.type ? [rest.type] : (['deposit', 'withdraw'] as const)) {
      for (const step of ['process', 'complete', 'reject'] as const) {
        expect(decisionFault(step, request({ ...rest, type }), decider, limits)).toBe(fault);
      }
    }
  });

  it('decisionFault never lets an agent decide about the house’s money, whatever the limits', () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 62n });
    const anyLimits = fc.record({
      agentReview: fc.constantFrom(
        'never' as const,
        'unflagged' as const,
        'within-limits' as const,
      ),
      agentApprovalUpTo: amount,
      agentDailyUpTo: amount,
    });
    const anyone = fc.constantFrom('agent', 'upline', 'player', 'other');
    const anyRequest = fc.record({
      type: fc.constantFrom('deposit' as const, 'withdraw' as const, 'cash-in' as const),
      ownerId: anyone,
      createdById: anyone,
      toUserId: fc.option(anyone),
      settlingAgentId: fc.option(anyone),
      isAgentAbove: fc.boolean(),
      daySum: amount,
      agentDaySum: amount,
      isFlagged: fc.boolean(),
    });
    const step = fc.constantFrom('process' as const, 'complete' as const, 'reject' as const);
    fc.assert(
      fc.property(anyRequest, anyone, anyLimits, step, (anyCase, id, givenLimits, taken) => {
        if (decisionFault(taken, anyCase, { id, role: 'agent' }, givenLimits) !== undefined) return;
        expect(anyCase.settlingAgentId).toBe(id);
        expect([anyCase.ownerId, anyCase.createdById]).not.toContain(id);
        expect(givenLimits.agentReview).not.toBe('never');
        expect(anyCase.daySum <= givenLimits.agentApprovalUpTo).toBe(true);
        expect(anyCase.agentDaySum <= givenLimits.agentDailyUpTo).toBe(true);
        expect(anyCase.isFlagged && givenLimits.agentReview === 'unflagged').toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('staffReasonsOf', () => {
  it.each<[Partial<DecidedRequest>, Partial<AgentLimits>, StaffReason[]]>([
    [{}, {}, []],
    [houseChannel, { agentReview: 'never' }, ['house-channel']],
    [{ isAgentAbove: false }, {}, ['agent-changed']],
    [{}, { agentReview: 'never' }, ['agents-off']],
    [{ isFlagged: true }, {}, ['flagged']],
    [{ isFlagged: true }, { agentReview: 'within-limits' }, []],
    [
      { daySum: 6_000_000n, agentDaySum: 30_000_000n, isFlagged: true },
      {},
      ['player-limit', 'agent-limit', 'flagged'],
    ],
  ])('staffReasonsOf of %o under %o are %j', (rest, given, reasons) => {
    expect(staffReasonsOf(request(rest), { ...limits, ...given })).toEqual(reasons);
  });
});

describe('mayInspect', () => {
  it.each<[string, Decider, Partial<DecidedRequest>, boolean]>([
    ['lets staff see a house channel', admin, houseChannel, true],
    ['hides a house channel from an agent', agent, houseChannel, false],
    ['lets the settling agent see what only staff decides', agent, { isFlagged: true }, true],
    ['hides a request from an agent above the settling agent', upline, {}, false],
    ['hides a request from the former agent', agent, { isAgentAbove: false }, false],
    ['hides the review data from the owner', player, {}, false],
  ])('mayInspect %s', (_title, decider, rest, isSeen) => {
    expect(mayInspect(request(rest), decider)).toBe(isSeen);
  });
});
