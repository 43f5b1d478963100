import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crashRound } from '../../testing/crash-fixtures.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { useCrashKind } from './use-crash-kind.ts';

describe('useCrashKind', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('useCrashKind starts the flight by the clock, regardless of delayed timers', async () => {
    const round = { ...crashRound(3_000), closesAt: 10_000 };
    let clock = 7_000;
    const now = (): number => clock;
    const Kind = () => <p data-testid="kind">{useCrashKind(round, now)}</p>;
    const screen = await renderInKit(<Kind />);
    const kind = screen.getByTestId('kind');
    await expect.element(kind).toHaveTextContent('betting');
    vi.advanceTimersByTime(60_000);
    await new Promise(requestAnimationFrame);
    await expect.element(kind).toHaveTextContent('betting');
    clock = 10_000;
    vi.advanceTimersByTime(3_000);
    await expect.element(kind).toHaveTextContent('running');
  });
});
