import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserEnvironment } from './browser-environment.ts';

describe('how long the page has been idle', () => {
  let acts: Map<string, () => void>;
  beforeEach(() => {
    acts = new Map();
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', (name: string, act: () => void) => acts.set(name, act));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('idleMs counts from the first call, and again from every action', () => {
    const { idleMs } = createBrowserEnvironment();
    expect(acts.size).toBe(0);
    expect(idleMs?.()).toBe(0);
    expect([...acts.keys()]).toEqual(['pointerdown', 'keydown', 'wheel', 'touchmove']);
    for (const act of acts.values()) {
      vi.advanceTimersByTime(90_000);
      expect(idleMs?.()).toBe(90_000);
      act();
      expect(idleMs?.()).toBe(0);
    }
  });
});
