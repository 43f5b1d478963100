import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FishingResult } from '../fishing.types.ts';
import { shoalsOf } from './pond.ts';
import { runPond, type PondFacts } from './run-pond.ts';

const result: FishingResult = {
  id: 'cast-1',
  target: shoalsOf(undefined)[0]?.name ?? '',
  caught: false,
  multipleBp: 0,
  stake: '1000',
  payout: '0',
};

/** A pond whose frames the test controls; `facts` may change between them. */
function openPond(facts: PondFacts): (atMs: number) => void {
  let next: FrameRequestCallback | undefined;
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    next = callback;
    return 1;
  });
  runPond(
    document.createElement('canvas'),
    { seed: 'pond', shoals: shoalsOf(undefined) },
    null,
    () => facts,
  );
  return (atMs) => next?.(atMs);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the sounds of a net', () => {
  it('a net sounds when it is cast and when it closes, once each', () => {
    const cue = vi.fn<PondFacts['cue']>();
    const facts = {
      target: result.target,
      casting: false,
      result: null as FishingResult | null,
      others: [],
      boss: undefined,
      onAim: () => {},
      onRest: vi.fn<PondFacts['onRest']>(),
      cue,
    };
    const frame = openPond(facts);
    frame(0);
    expect(cue).not.toHaveBeenCalled();
    facts.casting = true;
    for (const atMs of [100, 300]) frame(atMs);
    expect(cue.mock.calls).toEqual([['cast']]);
    for (const atMs of [600, 700]) frame(atMs);
    expect(cue.mock.calls).toEqual([['cast'], ['net']]);
    Object.assign(facts, { casting: false, result });
    for (const atMs of [800, 1_400, 1_500]) frame(atMs);
    expect(facts.onRest).toHaveBeenCalledWith('cast-1');
    expect(cue).toHaveBeenCalledTimes(2);
  });
});
