import { describe, expect, it } from 'vitest';
import { fishArt } from './fish-art.ts';
import { aimedAt, createPond, shoals, type Swimmer } from './pond.ts';

const moments = Array.from({ length: 240 }, (_, index) => index * 1_300);

describe('a pond', () => {
  it('a pond is the same for every viewer with the same seed and time', () => {
    const one = createPond('round-7');
    const other = createPond('round-7');
    one(90_000);
    for (const at of [0, 12_345, 600_000]) expect(other(at)).toEqual(one(at));
    expect(createPond('round-8')(12_345)).not.toEqual(one(12_345));
  });

  it('a pond keeps every fish between surface and bottom', () => {
    const pond = createPond('a');
    for (const at of moments) {
      for (const { y } of pond(at)) {
        expect(y).toBeGreaterThan(0.2);
        expect(y).toBeLessThan(0.95);
      }
    }
  });

  it('a pond moves every fish smoothly, without jumps', () => {
    const pond = createPond('a');
    for (const at of moments) {
      const before = pond(at);
      for (const [index, after] of pond(at + 16).entries()) {
        const was = before[index];
        if (was?.crossing !== after.crossing) continue;
        expect(Math.abs(after.x - was.x)).toBeLessThan(0.005);
        expect(Math.abs(after.y - was.y)).toBeLessThan(0.005);
      }
    }
  });

  it('fish of a pond turn around only outside the view', () => {
    const pond = createPond('a');
    for (const at of moments) {
      const before = pond(at);
      for (const [index, after] of pond(at + 16).entries()) {
        const was = before[index];
        if (!was || was.crossing === after.crossing) continue;
        expect(Math.abs(was.x - 0.5)).toBeGreaterThan(0.7);
        expect(Math.abs(after.x - 0.5)).toBeGreaterThan(0.7);
      }
    }
  });

  it('a pond has a drawing for every species in it', () => {
    for (const { name } of shoals) expect(fishArt).toHaveProperty(name);
  });
});

describe('the aim', () => {
  const swimmer = (id: string, name: string, x: number): Swimmer => ({
    id,
    name,
    crossing: 0,
    x,
    y: 0.5,
    facing: 1,
    tilt: 0,
    beat: 0,
  });
  const all = [swimmer('a1', 'a', 0.2), swimmer('a2', 'a', 0.6), swimmer('b1', 'b', 1.2)];

  it('the aim stays on the chosen fish', () => {
    expect(aimedAt(all, 'a', 'a1')?.id).toBe('a1');
  });

  it('the aim moves to the nearest fish of the species if none was chosen or it left the view', () => {
    expect(aimedAt(all, 'a', null)?.id).toBe('a2');
    expect(aimedAt(all, 'a', 'gone')?.id).toBe('a2');
  });

  it('the aim waits while no fish of the species is in view', () => {
    expect(aimedAt(all, 'b', 'b1')).toBeUndefined();
    expect(aimedAt(all, null, null)).toBeUndefined();
  });
});
