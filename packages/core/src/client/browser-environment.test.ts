import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserEnvironment } from './browser-environment.ts';
import { createPlatformClient } from './create-platform-client.ts';

describe('createBrowserEnvironment', () => {
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

it('starting a client while a server renders the page checks no session', () => {
  const connectApi = vi.fn<() => Promise<never>>();
  const environment = createBrowserEnvironment();
  const client = createPlatformClient({ environment, language: () => 'id', connectApi });
  client.start();
  expect(connectApi).not.toHaveBeenCalled();
  client.stop();
});
