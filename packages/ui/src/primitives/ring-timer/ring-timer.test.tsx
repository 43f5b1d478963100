import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { RingTimer } from './ring-timer.tsx';

describe('RingTimer', () => {
  const start = 1_795_176_000_000;
  beforeEach(
    () => void vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] }),
  );
  afterEach(() => void vi.useRealTimers());

  it('RingTimer counts whole seconds down, warns, and ends without going below zero', async () => {
    const screen = await renderInKit(<RingTimer endsAt={start + 6500} total={60_000} warnAt={5} />);
    const timer = screen.getByRole('timer').element() as HTMLElement;
    expect(timer.getAttribute('aria-label')).toBe('Sisa waktu 0:07');
    vi.advanceTimersByTime(500);
    await expect.poll(() => timer.getAttribute('aria-label')).toBe('Sisa waktu 0:06');
    expect(timer.dataset['warn']).toBeUndefined();
    vi.advanceTimersByTime(1000);
    await expect.poll(() => timer.dataset['warn']).toBe('');
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => timer.getAttribute('aria-label')).toBe('Waktu habis');
    expect(timer.textContent).toBe('0:00');
  });

  it('RingTimer is frozen while paused, without a warning', async () => {
    const screen = await renderInKit(
      <RingTimer endsAt={start + 4000} pausedAt={start} total={60_000} />,
    );
    const timer = screen.getByRole('timer').element() as HTMLElement;
    expect(timer.getAttribute('aria-label')).toBe('Dijeda, sisa 0:04');
    expect(timer.dataset['warn']).toBeUndefined();
    vi.advanceTimersByTime(10_000);
    await Promise.resolve();
    expect(timer.textContent).toBe('0:04');
  });
});
