import { transactionDetailFixture } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { findEarlierDecision } from './earlier-decision.ts';

const raka = { id: 'raka', username: 'Raka' };
const at = '2026-11-20T09:00:00.000Z';
const open = transactionDetailFixture({
  status: 'pending',
  reviewer: null,
  events: [],
  actions: ['process', 'complete', 'reject'],
});

describe('findEarlierDecision', () => {
  it('findEarlierDecision names the user who decided', () => {
    const events = [{ status: 'completed' as const, at, actor: raka, reason: null, note: null }];
    expect(findEarlierDecision({ ...open, status: 'completed', events }, 'dewi')).toEqual({
      action: 'completed',
      by: 'Raka',
      isReader: false,
    });
  });

  it('findEarlierDecision reports that the same user decided in another tab', () => {
    const events = [{ status: 'completed' as const, at, actor: raka, reason: null, note: null }];
    expect(findEarlierDecision({ ...open, status: 'completed', events }, 'raka')).toEqual({
      action: 'completed',
      by: 'Raka',
      isReader: true,
    });
  });

  it('findEarlierDecision names no reviewer if the platform itself ended the request', () => {
    const events = [
      { status: 'rejected' as const, at, actor: null, reason: 'expired', note: null },
    ];
    expect(findEarlierDecision({ ...open, status: 'rejected', events }, 'dewi')).toEqual({
      action: 'rejected',
      by: null,
      isReader: false,
    });
  });

  it('findEarlierDecision names the user who claimed it, when no decision is possible', () => {
    const taken = { ...open, status: 'processing' as const, reviewer: raka };
    expect(findEarlierDecision({ ...taken, actions: [] }, 'dewi')).toEqual({
      action: 'processing',
      by: 'Raka',
      isReader: false,
    });
  });

  it('findEarlierDecision returns null while the request can still be decided', () => {
    expect(findEarlierDecision(open, 'dewi')).toBeNull();
    expect(findEarlierDecision({ ...open, reviewer: raka }, 'dewi')).toBeNull();
  });
});
