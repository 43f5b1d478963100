import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

describe('repeat', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('repeat runs at once and again after each pause', async () => {
    const work = vi.fn<() => Promise<void>>(async () => undefined);
    const { stop } = repeat(work, 1_000);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(work).toHaveBeenCalledTimes(3);
    await stop();
  });

  it('repeat never runs concurrently, and its stop waits for the current run', async () => {
    let finish = (): void => undefined;
    const seen: boolean[] = [];
    const work = vi.fn<(isStopped: () => boolean) => Promise<void>>(async (isStopped) => {
      await new Promise<void>((resolve) => (finish = resolve));
      seen.push(isStopped());
    });
    const { stop } = repeat(work, 1_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).toHaveBeenCalledTimes(1);
    const stopping = stop();
    finish();
    await stopping;
    expect(seen).toEqual([true]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
