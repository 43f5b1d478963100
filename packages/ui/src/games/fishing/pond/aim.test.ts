import { describe, expect, it } from 'vitest';
import { boardPoints, directions, nextInDirection, type Direction } from './aim.ts';

const to = (key: string): Direction => {
  const direction = directions[key];
  if (!direction) throw new Error(`no direction ${key}`);
  return direction;
};

const fish = [
  { id: 'left', x: 0.1, y: 0.8 },
  { id: 'upper', x: 0.5, y: 0.35 },
  { id: 'middle', x: 0.45, y: 0.6 },
  { id: 'right', x: 0.9, y: 0.5 },
];
const middle = { x: 0.45, y: 0.6 };
const stepped = (from: { x: number; y: number } | undefined, key: string) =>
  nextInDirection(fish, from, to(key))?.id;

describe('the next fish in a direction', () => {
  it.each([
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'upper'],
    ['ArrowUp', 'upper'],
    ['ArrowDown', 'left'],
  ])('%s from the fish in the middle aims at the fish %s', (key, id) => {
    expect(stepped(middle, key)).toBe(id);
  });

  it('the arrows to the side pass every fish in turn', () => {
    const passed: string[] = [];
    let from: { x: number; y: number } | undefined;
    for (let step = 0; step < 4; step += 1) {
      const next = nextInDirection(fish, from, to('ArrowRight'));
      if (!next) break;
      passed.push(next.id);
      from = next;
    }
    expect(passed).toEqual(['left', 'middle', 'upper', 'right']);
  });

  it('there is no fish beyond the last one', () => {
    expect(stepped({ x: 0.9, y: 0.5 }, 'ArrowRight')).toBeUndefined();
    expect(nextInDirection([], undefined, to('ArrowUp'))).toBeUndefined();
  });

  it.each([
    ['ArrowRight', 'left'],
    ['ArrowLeft', 'right'],
    ['ArrowDown', 'upper'],
    ['ArrowUp', 'middle'],
  ])('%s without an aim begins at the opposite edge, at the fish %s', (key, id) => {
    expect(stepped(undefined, key)).toBe(id);
  });

  it('the arrows on the pond without motion move by fields', () => {
    const points = boardPoints(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    const b = points.find(({ name }) => name === 'b');
    expect(nextInDirection(points, b, to('ArrowRight'))?.name).toBe('c');
    expect(nextInDirection(points, b, to('ArrowLeft'))?.name).toBe('a');
    expect(nextInDirection(points, b, to('ArrowDown'))?.name).toBe('g');
    expect(nextInDirection(points, b, to('ArrowUp'))).toBeUndefined();
  });
});
