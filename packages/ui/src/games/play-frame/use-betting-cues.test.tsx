import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SoundContext } from '../../primitives/sound/sound-context.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { useBettingCues, type Betting } from './use-betting-cues.ts';

const played: [name: string, atMs: number][] = [];
const sound = { cue: (name: string) => played.push([name, Date.now()]), climb: () => undefined };

function Cues(betting: Omit<Betting, 'now'>) {
  useBettingCues({ ...betting, now: Date.now });
  return null;
}

const at = (roundId: string, isOpen: boolean, closesAt: number | null) => (
  <SoundContext.Provider value={sound}>
    <Cues roundId={roundId} isOpen={isOpen} closesAt={closesAt} />
  </SoundContext.Provider>
);

beforeEach(() => {
  played.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
});
afterEach(() => void vi.useRealTimers());

describe('useBettingCues', () => {
  it('useBettingCues sounds when betting opens, at the last call, in the last three seconds and at the end', async () => {
    const screen = await renderInKit(at('round-1', false, 0));
    expect(played).toEqual([]);
    await screen.rerender(at('round-2', true, 20_000));
    vi.advanceTimersByTime(20_000);
    await screen.rerender(at('round-2', false, 20_000));
    expect(played).toEqual([
      ['open', 0],
      ['lastCall', 10_000],
      ['tick', 17_000],
      ['tick', 18_000],
      ['tick', 19_000],
      ['closed', 20_000],
    ]);
  });

  it('useBettingCues plays no last call if betting is short', async () => {
    const screen = await renderInKit(at('round-1', false, 0));
    await screen.rerender(at('round-2', true, 5_000));
    vi.advanceTimersByTime(5_000);
    expect(played.map(([name]) => name)).toEqual(['open', 'tick', 'tick', 'tick']);
  });

  it('useBettingCues sounds the last call when the end is announced', async () => {
    const screen = await renderInKit(at('round-1', true, null));
    await screen.rerender(at('round-1', true, 12_000));
    vi.advanceTimersByTime(12_000);
    expect(played.map(([name]) => name)).toEqual(['lastCall', 'tick', 'tick', 'tick']);
  });

  it('useBettingCues is silent after betting has closed early', async () => {
    const screen = await renderInKit(at('round-1', false, 0));
    await screen.rerender(at('round-2', true, 20_000));
    await screen.rerender(at('round-2', false, 20_000));
    vi.advanceTimersByTime(30_000);
    expect(played.map(([name]) => name)).toEqual(['open', 'closed']);
  });
});
