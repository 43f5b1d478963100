import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTicker } from './ticker.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

describe('a ticker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const tellingTo = (told: string[]) =>
    createTicker({
      log,
      tell: async (id) => {
        told.push(id);
      },
    });

  it('tells at once when it was quiet, and then five times a second at most', async () => {
    const told: string[] = [];
    const ticker = tellingTo(told);
    for (let touch = 0; touch < 99; touch += 1) {
      ticker.touch('table');
      await vi.advanceTimersByTimeAsync(10);
    }
    // Within a second: one at the beginning, and one after each 200 ms.
    expect(told).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toHaveLength(6);
  });

  it('keeps one table apart from another', async () => {
    const told: string[] = [];
    const ticker = tellingTo(told);
    ticker.touch('one');
    ticker.touch('other');
    expect(told).toEqual(['one', 'other']);
    await ticker.stop();
  });

  it('rests longer after what took long to read', async () => {
    let told = 0;
    const ticker = createTicker({
      log,
      tell: async () => {
        told += 1;
        await new Promise((resolve) => setTimeout(resolve, 100));
      },
    });
    for (let touch = 0; touch < 150; touch += 1) {
      ticker.touch('table');
      await vi.advanceTimersByTimeAsync(10);
    }
    // A second and a half: each takes 100 ms and rests 900.
    expect(told).toBe(2);
    await ticker.stop();
  });

  it('goes on after a failure, and tells nothing once it was stopped', async () => {
    const told: string[] = [];
    const ticker = createTicker({
      log,
      tell: async (id) => {
        told.push(id);
        throw new Error('nobody there');
      },
    });
    ticker.touch('table');
    ticker.touch('table');
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toHaveLength(2);
    expect(log.warn).toHaveBeenCalledTimes(2);
    ticker.touch('table');
    await ticker.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toHaveLength(2);
  });
});
