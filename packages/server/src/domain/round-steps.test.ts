import { roundStatuses, type RoundStatus } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { statusAfter, type RoundStep } from './round-steps.ts';

const now = new Date('2026-11-01T12:00:00Z');
const later = new Date('2026-11-01T12:00:03Z');

const steps: readonly RoundStep[] = ['open', 'last-call', 'close', 'declare', 'undo', 'cancel'];

/** Everything that is allowed, and nothing else. */
const allowed: Readonly<Partial<Record<RoundStatus, Partial<Record<RoundStep, RoundStatus>>>>> = {
  standby: { open: 'open', cancel: 'cancelled' },
  open: { 'last-call': 'last-call', close: 'closed', cancel: 'cancelled' },
  'last-call': { open: 'open', close: 'closed', cancel: 'cancelled' },
  closed: { declare: 'declared', cancel: 'cancelled' },
  declared: { undo: 'closed', cancel: 'cancelled' },
};

describe.each(roundStatuses)('a round that is %s', (status) => {
  it.each(steps)('%s', (step) => {
    const settlesAt = status === 'declared' ? later : null;
    expect(statusAfter({ status, settlesAt }, step, now)).toBe(allowed[status]?.[step]);
  });
});

describe('a declared result', () => {
  it.each(['undo', 'cancel'] as const)('takes no %s from the moment it settles', (step) => {
    expect(statusAfter({ status: 'declared', settlesAt: later }, step, later)).toBeUndefined();
  });
});
