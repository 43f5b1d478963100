import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveWhenDevtoolsOpen } from './anti-devtools.ts';

describe('anti-devtools', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const watched = () => {
    let open = (): void => undefined;
    const leave = vi.fn<() => void>();
    leaveWhenDevtoolsOpen(leave, (opened) => {
      open = opened;
    });
    return { leave, open: () => open() };
  };

  // id: devtools-blank-page
  it('anti-devtools leads to a blank page a second after the tools were opened, once', () => {
    const { leave, open } = watched();
    open();
    vi.advanceTimersByTime(999);
    expect(leave).not.toHaveBeenCalled();
    open();
    vi.advanceTimersByTime(1);
    expect(leave).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('anti-devtools does nothing while they stay closed', () => {
    const { leave } = watched();
    vi.advanceTimersByTime(60_000);
    expect(leave).not.toHaveBeenCalled();
  });
});
