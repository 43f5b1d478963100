import { describe, expect, it } from 'vitest';
import { keepsStartedFights } from './programme.ts';

const fought = { meron: 'Angin', wala: 'Petir', round: { id: 'r1' } };
const planned = { meron: 'Kilat', wala: 'Ombak', round: null };
const next = { meron: 'Badai', wala: 'Guntur' };
const programme = [fought, planned];
const asBefore = [
  { meron: 'Angin', wala: 'Petir' },
  { meron: 'Kilat', wala: 'Ombak' },
];

describe('a programme', () => {
  it('a programme may change, remove and add planned fights', () => {
    expect(keepsStartedFights(programme, asBefore)).toBe(true);
    expect(keepsStartedFights(programme, [asBefore[0]!, next])).toBe(true);
    expect(keepsStartedFights(programme, [asBefore[0]!])).toBe(true);
    expect(keepsStartedFights(programme, [...asBefore, next])).toBe(true);
    expect(keepsStartedFights([planned], [])).toBe(true);
  });

  it.each([
    ['is dropped', []],
    ['is moved', [asBefore[1]!, asBefore[0]!]],
    ['gets another meron', [{ meron: 'Badai', wala: 'Petir' }]],
    ['gets another wala', [{ meron: 'Angin', wala: 'Guntur' }]],
    ['changes sides', [{ meron: 'Petir', wala: 'Angin' }]],
  ])('a programme is rejected when a fight that has been fought %s', (_, wanted) => {
    expect(keepsStartedFights(programme, wanted)).toBe(false);
  });
});
