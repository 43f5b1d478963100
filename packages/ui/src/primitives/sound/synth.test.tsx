import { describe, expect, it } from 'vitest';
import type { Cue } from './cues.ts';
import { createSynth, type Synth } from './synth.ts';

const rate = 22_050;
const lengthSeconds = 1;

/** One second of a cue, rendered offline. */
async function record(play: (synth: Synth) => void): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, rate * lengthSeconds, rate);
  play(createSynth(context));
  return (await context.startRendering()).getChannelData(0);
}

const loudest = (samples: Float32Array, from: number, to: number): number =>
  samples
    .slice(from * rate, to * rate)
    .reduce((maximum, one) => Math.max(maximum, Math.abs(one)), 0);

/** Number of zero crossings, which grows with the pitch. */
const crossings = (samples: Float32Array): number =>
  samples.filter((one, index) => index > 0 && one * (samples[index - 1] ?? 0) < 0).length;

const audible = 0.005;

describe('a synthesised cue', () => {
  it.each<Cue>([
    'tap',
    'open',
    'lastCall',
    'closed',
    'accept',
    'reject',
    'win',
    'tick',
    'notify',
    'mark',
    'click',
    'roll',
    'cast',
    'net',
    'tile',
  ])('the cue %s is audible at once, not distorted, and ends within 0.8 seconds', async (cue) => {
    const samples = await record((synth) => synth.play(cue));
    expect(loudest(samples, 0, 0.05)).toBeGreaterThan(audible);
    expect(loudest(samples, 0, lengthSeconds)).toBeLessThan(1);
    expect(loudest(samples, 0.8, lengthSeconds)).toBeLessThan(audible);
  });

  it('the cue of the last call has two notes', async () => {
    const samples = await record((synth) => synth.play('lastCall'));
    expect(loudest(samples, 0, 0.1)).toBeGreaterThan(0.05);
    expect(loudest(samples, 0.16, 0.19)).toBeLessThan(audible);
    expect(loudest(samples, 0.2, 0.3)).toBeGreaterThan(0.05);
  });
});

describe('the sounds of single games', () => {
  it('the click of a wheel has ended before the next click of a fast wheel', async () => {
    const samples = await record((synth) => synth.play('click'));
    expect(loudest(samples, 0.035, lengthSeconds)).toBeLessThan(audible);
  });

  it('the roll of dice fits into a quarter of a second, the shortest time between two plays', async () => {
    const samples = await record((synth) => synth.play('roll'));
    expect(loudest(samples, 0.25, lengthSeconds)).toBeLessThan(audible);
  });

  it('a cast net rises, and a closing net falls', async () => {
    const early = (samples: Float32Array) => crossings(samples.slice(0, 0.06 * rate));
    const late = (samples: Float32Array) => crossings(samples.slice(0.08 * rate, 0.14 * rate));
    const cast = await record((synth) => synth.play('cast'));
    expect(late(cast)).toBeGreaterThan(early(cast));
    const net = await record((synth) => synth.play('net'));
    expect(late(net)).toBeLessThan(early(net));
  });
});

describe('a rising tone', () => {
  it('a rising tone is higher for a higher value, and silent after its end', async () => {
    const low = await record((synth) => synth.climb(0));
    const high = await record((synth) => synth.climb(1));
    expect(crossings(high)).toBeGreaterThan(2 * crossings(low));
    const ended = await record((synth) => {
      synth.climb(1);
      synth.climb(null);
    });
    expect(loudest(ended, 0.2, lengthSeconds)).toBeLessThan(audible);
  });
});
