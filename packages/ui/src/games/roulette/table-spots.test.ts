import { describe, expect, it } from 'vitest';
import { spotAfter, tableSpots, type TableSpot } from './table-spots.ts';

const spotOf = (name: string): TableSpot => {
  const found = tableSpots.find(({ spot }) => spot === name);
  if (!found) throw new Error(`no spot ${name}`);
  return found;
};
const go = (from: string, ...keys: string[]): string | undefined =>
  keys.reduce<TableSpot | undefined>(
    (spot, key) => spot && spotAfter(key, spot, false),
    spotOf(from),
  )?.spot;

describe('spots of the table', () => {
  it('spots of the roulette table have unique names and positions', () => {
    expect(new Set(tableSpots.map(({ spot }) => spot)).size).toBe(tableSpots.length);
    expect(new Set(tableSpots.map(({ x, y }) => `${x} ${y}`)).size).toBe(tableSpots.length);
  });

  it('spots of the roulette table are between the fields of their numbers', () => {
    for (const { numbers, x, kind, spot } of tableSpots) {
      if (kind !== 'split' && kind !== 'corner') continue;
      const fields = numbers.map((number) => spotOf(`straight:${number}`));
      const middle = fields.reduce((sum, field) => sum + field.x, 0) / fields.length;
      expect(x, spot).toBe(middle);
    }
  });

  it('spots of the roulette table are reached by arrow keys, fields and lines in turn', () => {
    expect(go('straight:2', 'ArrowRight')).toBe('split:2-5');
    expect(go('straight:2', 'ArrowRight', 'ArrowRight')).toBe('straight:5');
    expect(go('straight:2', 'ArrowUp')).toBe('split:2-3');
    expect(go('straight:1', 'ArrowDown')).toBe('street:1-2-3');
    expect(go('street:1-2-3', 'ArrowDown')).toBe('dozen:1');
    expect(go('dozen:2', 'ArrowDown')).toBe('red');
    expect(go('straight:36', 'ArrowRight')).toBe('column:3');
    expect(go('straight:0', 'ArrowRight')).toBe('split:0-2');
    expect(go('straight:0', 'ArrowLeft')).toBeUndefined();
  });

  it('spots of the roulette table follow the vertical layout', () => {
    expect(spotAfter('ArrowDown', spotOf('straight:2'), true)?.spot).toBe('split:2-5');
    expect(spotAfter('ArrowRight', spotOf('straight:2'), true)?.spot).toBe('split:2-3');
  });

  it('all spots of the roulette table can be reached from zero by arrow keys', () => {
    const reached = new Set(['straight:0']);
    const queue = [spotOf('straight:0')];
    for (const from of queue) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = spotAfter(key, from, false);
        if (!next || reached.has(next.spot)) continue;
        reached.add(next.spot);
        queue.push(next);
      }
    }
    expect(tableSpots.map(({ spot }) => spot).filter((spot) => !reached.has(spot))).toEqual([]);
  });
});
