import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { CountdownText } from './countdown-text.tsx';

describe('CountdownText', () => {
  const start = Date.parse('2026-11-20T05:00:00.000Z');
  beforeEach(
    () => void vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] }),
  );
  afterEach(() => void vi.useRealTimers());

  it('CountdownText counts down, highlights its last seconds, and then shows its end', async () => {
    const screen = await renderInKit(
      <CountdownText endsAt="2026-11-20T05:00:12.000Z" warnAt={10} />,
    );
    const timer = screen.getByRole('timer').element();
    expect(timer.textContent).toBe('0:12');
    vi.advanceTimersByTime(2000);
    await expect.poll(() => timer.textContent).toBe('0:10');
    expect(timer.hasAttribute('data-warn')).toBe(true);
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => timer.textContent).toBe('Waktu habis');
  });

  it('CountdownText shows a dash for an invalid time', async () => {
    const screen = await renderInKit(<CountdownText endsAt="soon" />);
    expect(screen.getByRole('timer').element().textContent).toBe('–');
  });
});
