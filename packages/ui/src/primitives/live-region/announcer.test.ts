import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from './announcer.ts';

describe('createAnnouncer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const setUp = () => {
    const spoken: string[] = [];
    return {
      spoken,
      ...createAnnouncer((text, politeness) => spoken.push(`${politeness}: ${text}`)),
    };
  };

  it('createAnnouncer announces at once, politely by default', () => {
    const { announce, spoken } = setUp();
    announce('a');
    announce('b', { politeness: 'assertive' });
    expect(spoken).toEqual(['polite: a', 'assertive: b']);
  });

  it('createAnnouncer announces only the last message of a burst with the same key', () => {
    const { announce, spoken } = setUp();
    for (const text of ['1', '2', '3']) announce(text, { key: 'balance', throttleMs: 3000 });
    expect(spoken).toEqual(['polite: 1']);
    vi.advanceTimersByTime(3000);
    expect(spoken).toEqual(['polite: 1', 'polite: 3']);
    announce('4', { key: 'balance', throttleMs: 3000 });
    expect(spoken).toHaveLength(2);
    vi.advanceTimersByTime(3000);
    expect(spoken).toEqual(['polite: 1', 'polite: 3', 'polite: 4']);
  });

  it('createAnnouncer throttles each key separately', () => {
    const { announce, spoken } = setUp();
    announce('a', { key: 'x', throttleMs: 1000 });
    announce('b', { key: 'y', throttleMs: 1000 });
    expect(spoken).toEqual(['polite: a', 'polite: b']);
  });

  it('createAnnouncer announces nothing after it was stopped', () => {
    const { announce, spoken, stop } = setUp();
    announce('a', { key: 'x', throttleMs: 1000 });
    announce('b', { key: 'x', throttleMs: 1000 });
    stop();
    vi.advanceTimersByTime(5000);
    expect(spoken).toEqual(['polite: a']);
  });
});
