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

/** Facts that the test changes between frames. */
const factsWith = () => ({
  target: result.target,
  casting: false,
  queued: false,
  result: null as FishingResult | null,
  others: [],
  boss: undefined,
  onAim: vi.fn<PondFacts['onAim']>(),
  onCast: vi.fn<PondFacts['onCast']>(),
  onRest: vi.fn<PondFacts['onRest']>(),
  cue: vi.fn<PondFacts['cue']>(),
});

describe('the sounds of a net', () => {
  it('a net sounds when it is cast and when it closes, once each', () => {
    const facts = factsWith();
    const { cue } = facts;
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
    expect(facts.onRest).toHaveBeenCalledWith(result);
    expect(cue).toHaveBeenCalledTimes(2);
  });
});

describe('several nets in the air', () => {
  const first: FishingResult = { ...result, id: 'first', caught: true, payout: '2000' };
  const second: FishingResult = { ...result, id: 'second' };

  it('the next net flies while the catch of the last one is still lifted', () => {
    const facts = factsWith();
    const frame = openPond(facts);
    facts.casting = true;
    frame(100);
    Object.assign(facts, { casting: false, result: first });
    frame(600);
    facts.casting = true;
    frame(700);
    expect(facts.cue.mock.calls).toEqual([['cast'], ['net'], ['cast']]);
    expect(facts.onRest).not.toHaveBeenCalled();
    Object.assign(facts, { casting: false, result: second });
    frame(800);
    // The catch takes 950 ms from its response; the miss 520 ms from the end of its flight at 1 120 ms.
    frame(1_560);
    expect(facts.onRest.mock.calls).toEqual([[first]]);
    frame(1_650);
    expect(facts.onRest.mock.calls).toEqual([[first], [second]]);
  });

  it('a short miss comes to rest after the long catch of the cast before it', () => {
    const facts = factsWith();
    const frame = openPond(facts);
    facts.casting = true;
    frame(0);
    Object.assign(facts, { casting: false, result: first });
    frame(10);
    facts.casting = true;
    frame(260);
    Object.assign(facts, { casting: false, result: second });
    frame(270);
    frame(1_250);
    expect(facts.onRest).not.toHaveBeenCalled();
    frame(1_380);
    expect(facts.onRest.mock.calls).toEqual([[first], [second]]);
  });

  it('a refused net is withdrawn, and the one before it stays', () => {
    const facts = factsWith();
    const frame = openPond(facts);
    facts.casting = true;
    frame(0);
    Object.assign(facts, { casting: false, result: first });
    frame(500);
    facts.casting = true;
    frame(600);
    facts.casting = false;
    for (const atMs of [700, 1_500]) frame(atMs);
    expect(facts.onRest.mock.calls).toEqual([[first]]);
  });
});
