import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

describe('LoadingOverlay', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('LoadingOverlay covers the page while nothing has loaded, without taking the focus', async () => {
    const screen = await renderInKit(<LoadingOverlay ready={false} data-testid="overlay" />);
    vi.advanceTimersByTime(60_000);
    const overlay = screen.getByTestId('overlay').element();
    expect(overlay.getBoundingClientRect().height).toBe(window.innerHeight);
    expect(overlay.textContent).toBe('Memuat');
    expect(document.activeElement).toBe(document.body);
  });

  it('LoadingOverlay stays for its minimum time even if the content loads sooner', async () => {
    const screen = await renderInKit(<LoadingOverlay ready minMs={500} data-testid="overlay" />);
    const shown = screen.getByTestId('overlay').element() as HTMLElement;
    expect(shown.dataset['fading']).toBeUndefined();
    vi.advanceTimersByTime(500);
    await expect.poll(() => shown.dataset['fading']).toBe('');
  });

  it('LoadingOverlay fades over 0.4 s and unmounts 1 s after the content loaded', async () => {
    const onRemoved = vi.fn<() => void>();
    const overlay = (ready: boolean) => (
      <LoadingOverlay ready={ready} onRemoved={onRemoved} data-testid="overlay" />
    );
    const screen = await renderInKit(overlay(false));
    await screen.rerender(overlay(true));
    const shown = screen.getByTestId('overlay').element() as HTMLElement;
    expect(shown.dataset['fading']).toBe('');
    expect(shown.style.getPropertyValue('--overlay-fade')).toBe('400ms');
    expect(getComputedStyle(shown).pointerEvents).toBe('none');
    vi.advanceTimersByTime(999);
    expect(shown.isConnected).toBe(true);
    vi.advanceTimersByTime(1);
    await expect.poll(() => shown.isConnected).toBe(false);
    expect(onRemoved).toHaveBeenCalledOnce();
  });
});
