import { describe, expect, it } from 'vitest';
import { roundWith, settledRound } from '../../../testing/arena-fixtures.ts';
import { correctionStep, newestSettled } from './correction-step.ts';

const correction = {
  from: 'meron',
  to: 'wala',
  reason: null,
  message: { reason: 'overruled', remark: null },
  requestedAt: '2026-11-20T09:10:00.000Z',
} as const;

describe('the correction of a result', () => {
  it('correctionStep is none unless the fight is settled', () => {
    expect(correctionStep(roundWith({ status: 'closed' }))).toBe('none');
    expect(correctionStep({ ...settledRound, status: 'cancelled', result: 'cancelled' })).toBe(
      'none',
    );
  });

  it('correctionStep goes from request to pending to decided', () => {
    expect(correctionStep(settledRound)).toBe('ask');
    const steps = (['requested', 'refused', 'running', 'done'] as const).map((status) =>
      correctionStep({ ...settledRound, correction: { ...correction, status } }),
    );
    expect(steps).toEqual(['waiting', 'ask', 'decided', 'decided']);
  });

  it('newestSettled returns the newest settled fight', () => {
    const rounds = [settledRound, { ...settledRound, id: 'later', number: 200 }];
    expect(newestSettled(rounds)?.id).toBe('later');
    expect(newestSettled([])).toBeUndefined();
  });
});
