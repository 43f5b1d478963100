import { describe, expect, it } from 'vitest';
import { roundStatuses, type RoundStatus } from '../../contract/statuses.ts';
import { isOver, allowedSteps, roundSteps, statusAfter, type RoundStep } from './round-steps.ts';

const now = new Date('2026-11-01T12:00:00Z');
const settleTime = new Date('2026-11-01T12:00:03Z');

/** All allowed steps by status, with the status that follows. */
const allowed: Readonly<Partial<Record<RoundStatus, Partial<Record<RoundStep, RoundStatus>>>>> = {
  standby: { open: 'open', cancel: 'cancelled' },
  open: { 'last-call': 'last-call', close: 'closed', cancel: 'cancelled' },
  'last-call': { open: 'open', close: 'closed', cancel: 'cancelled' },
  closed: { declare: 'declared', cancel: 'cancelled' },
  declared: { undo: 'closed', cancel: 'cancelled' },
};

// id: round-steps-by-status
describe.each(roundStatuses)('a round with status %s', (status) => {
  it.each(roundSteps)('statusAfter returns the next status of %s only if it is allowed', (step) => {
    const settlesAt = status === 'declared' ? settleTime : null;
    expect(statusAfter({ status, settlesAt }, step, now)).toBe(allowed[status]?.[step]);
  });
});

describe('a declared result', () => {
  it.each(['undo', 'cancel'] as const)('a declared result allows no %s once it settles', (step) => {
    expect(
      statusAfter({ status: 'declared', settlesAt: settleTime }, step, settleTime),
    ).toBeUndefined();
  });
});

describe('allowedSteps', () => {
  it('allowedSteps returns exactly the allowed steps', () => {
    expect(allowedSteps({ status: 'standby', settlesAt: null }, now)).toEqual(['open', 'cancel']);
    expect(allowedSteps({ status: 'open', settlesAt: null }, now)).toEqual([
      'last-call',
      'close',
      'cancel',
    ]);
    expect(allowedSteps({ status: 'settled', settlesAt: null }, now)).toEqual([]);
  });

  it('allowedSteps returns no step after the undo period', () => {
    expect(allowedSteps({ status: 'declared', settlesAt: now.toISOString() }, now)).toEqual([]);
    expect(allowedSteps({ status: 'declared', settlesAt: settleTime.toISOString() }, now)).toEqual([
      'undo',
      'cancel',
    ]);
  });
});

describe('isOver', () => {
  it('isOver is true for settled and cancelled rounds only', () => {
    const over = roundStatuses.filter((status) => isOver({ status }));
    expect(over).toEqual(['settled', 'cancelled']);
  });
});
