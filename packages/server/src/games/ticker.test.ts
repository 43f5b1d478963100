import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTicker } from './ticker.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

describe('a ticker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const tickerFor = (published: string[]) =>
    createTicker({
      log,
      tell: async (id) => {
        published.push(id);
      },
    });

  it('a ticker publishes at once when it was idle, and then five times a second at most', async () => {
    const published: string[] = [];
    const ticker = tickerFor(published);
    for (let touch = 0; touch < 99; touch += 1) {
      ticker.touch('table');
      await vi.advanceTimersByTimeAsync(10);
    }
    // Within a second: one at the beginning, and one after each 200 ms.
    expect(published).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(200);
    expect(published).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(published).toHaveLength(6);
  });

  it('a ticker keeps one table apart from another', async () => {
    const published: string[] = [];
    const ticker = tickerFor(published);
    ticker.touch('one');
    ticker.touch('other');
    expect(published).toEqual(['one', 'other']);
    await ticker.stop();
  });

  it('a ticker rests longer after what took long to read', async () => {
    let published = 0;
    const ticker = createTicker({
      log,
      tell: async () => {
        published += 1;
        await new Promise((resolve) => setTimeout(resolve, 100));
      },
    });
    for (let touch = 0; touch < 150; touch += 1) {
      ticker.touch('table');
      await vi.advanceTimersByTimeAsync(10);
    }
    // A second and a half: each takes 100 ms and rests 900.
    expect(published).toBe(2);
    await ticker.stop();
  });

  it('a ticker goes on after a failure, and publishes nothing once it was stopped', async () => {
    const published: string[] = [];
    const ticker = createTicker({
      log,
      tell: async (id) => {
        published.push(id);
        throw new Error('no subscriber');
      },
    });
    ticker.touch('table');
    ticker.touch('table');
    await vi.advanceTimersByTimeAsync(200);
    expect(published).toHaveLength(2);
    expect(log.warn).toHaveBeenCalledTimes(2);
    ticker.touch('table');
    await ticker.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(published).toHaveLength(2);
  });
});
