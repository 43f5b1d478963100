import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserEnvironment } from './browser-environment.ts';

describe('how long nobody has been at the page', () => {
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

  it('counts from the first call, and anew from every deed', () => {
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
