import { describe, expect, it } from 'vitest';
import { timelineSteps } from './timeline-steps.ts';

const times = { standby: '2026-11-20T08:52:10.000Z', open: '2026-11-20T08:55:00.000Z' };

describe('timelineSteps', () => {
  it('timelineSteps marks completed, current and upcoming steps', () => {
    expect(timelineSteps('last-call', times).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'now',
      'ahead',
      'ahead',
      'ahead',
    ]);
  });

  it('timelineSteps stays at the declared step while payouts are in progress', () => {
    const now = timelineSteps('settling', times).find(({ state }) => state === 'now');
    expect(now?.step).toBe('declared');
  });

  it('timelineSteps ends a cancelled round after the steps it passed', () => {
    expect(timelineSteps('cancelled', times).map(({ step }) => step)).toEqual([
      'standby',
      'open',
      'cancelled',
    ]);
  });

  it('timelineSteps shows no time for upcoming steps', () => {
    const early = { ...times, closed: '2026-11-20T09:03:32.000Z' };
    expect(timelineSteps('open', early).find(({ step }) => step === 'closed')?.at).toBeNull();
  });
});
