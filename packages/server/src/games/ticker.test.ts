import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTicker } from './ticker.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

describe('a ticker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const tickerFor = (published: string[]) =>
    createTicker({
      log,
      publish: async (id) => {
        published.push(id);
      },
    });

  it('a ticker publishes at once when it was idle, and then at most five times a second', async () => {
    const published: string[] = [];
    const ticker = tickerFor(published);
    for (let touch = 0; touch < 99; touch += 1) {
      ticker.touch('table');
      await vi.advanceTimersByTimeAsync(10);
    }
    // Within a second: one at the start, and one after each 200 ms.
    expect(published).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(200);
    expect(published).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(published).toHaveLength(6);
  });

  it('a ticker separates tables', async () => {
    const published: string[] = [];
    const ticker = tickerFor(published);
    ticker.touch('one');
    ticker.touch('other');
    expect(published).toEqual(['one', 'other']);
    await ticker.stop();
  });

  it('a ticker pauses longer after a slow read', async () => {
    let published = 0;
    const ticker = createTicker({
      log,
      publish: async () => {
        published += 1;
        await new Promise((resolve) => setTimeout(resolve, 100));
      },
    });
    for (let touch = 0; touch < 150; touch += 1) {
      ticker.touch('table');
      await vi.advanceTimersByTimeAsync(10);
    }
    // Within 1.5 seconds: each takes 100 ms, followed by a pause of 900 ms.
    expect(published).toBe(2);
    await ticker.stop();
  });

  it('a ticker continues after a failure, and publishes nothing once it was stopped', async () => {
    const published: string[] = [];
    const ticker = createTicker({
      log,
      publish: async (id) => {
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
