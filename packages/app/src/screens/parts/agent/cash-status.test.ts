import { describe, expect, it } from 'vitest';
import { cashStatus } from './cash-status.ts';

describe('cashStatus', () => {
  it('cashStatus shows the form until something is sent, and again after a rejection', () => {
    expect(cashStatus('editing', null)).toBe('ready');
    expect(cashStatus('refused', null)).toBe('ready');
    expect(cashStatus('sending', null)).toBe('sending');
    expect(cashStatus('unknown', null)).toBe('unknown');
  });

  it('cashStatus waits for the other side of a cash-out, and shows its decision', () => {
    expect(cashStatus('completed', { status: 'pending' })).toBe('waiting');
    expect(cashStatus('completed', { status: 'processing' })).toBe('waiting');
    expect(cashStatus('completed', { status: 'completed' })).toBe('done');
    expect(cashStatus('completed', { status: 'rejected' })).toBe('declined');
  });
});
