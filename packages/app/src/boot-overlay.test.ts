import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootOverlay } from './boot-overlay.ts';

/** A page, optionally with an overlay. */
function pageWith(readyState: DocumentReadyState, pathname = '/game') {
  const overlay = { dataset: {} as Record<string, string>, remove: vi.fn<() => void>() };
  const page = Object.assign(new EventTarget(), {
    readyState,
    location: { pathname },
    getElementById: (id: string) => (id === 'overlay' ? overlay : null),
  });
  return { page: page as unknown as Document, overlay };
}

describe('the boot overlay', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  // id: boot-overlay-timing
  it('the loading overlay stays until the content is loaded, then fades, and is removed a second later', () => {
    const { page, overlay } = pageWith('loading');
    bootOverlay(page, 1_000);
    vi.advanceTimersByTime(30_000);
    expect(overlay.dataset).toEqual({});
    expect(overlay.remove).not.toHaveBeenCalled();

    page.dispatchEvent(new Event('DOMContentLoaded'));
    expect(overlay.dataset).toHaveProperty('fading');
    vi.advanceTimersByTime(999);
    expect(overlay.remove).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(overlay.remove).toHaveBeenCalledTimes(1);
  });

  // id: boot-overlay-every-page
  it.each(['/game', '/login', '/wallet/1', '/player/dashboard', '/admin/transaction'])(
    'the boot overlay is removed on every page: %s',
    (pathname) => {
      const { page, overlay } = pageWith('interactive', pathname);
      bootOverlay(page, 1_000);
      vi.advanceTimersByTime(1_000);
      expect(overlay.remove).toHaveBeenCalledTimes(1);
    },
  );

  it('the boot overlay fades immediately if the content was loaded before it', () => {
    const { page, overlay } = pageWith('interactive');
    bootOverlay(page, 1_000);
    expect(overlay.dataset).toHaveProperty('fading');
  });
});
