import { describe, expect, it } from 'vitest';
import { sceneOf } from './stage-scene.ts';

describe('the scene of the arena', () => {
  it.each([
    ['standby', 'resting'],
    ['open', 'betting'],
    ['last-call', 'facing'],
    ['closed', 'fight'],
  ] as const)('the scene of a fight that is %s is %s, whatever its result', (status, scene) => {
    for (const result of [null, 'meron', 'wala', 'draw'] as const) {
      expect(sceneOf({ status, result })).toBe(scene);
    }
  });

  it.each([
    ['declared', 'meron', 'meron'],
    ['settling', 'wala', 'wala'],
    ['settled', 'wala', 'wala'],
    ['settled', 'draw', 'level'],
    ['cancelled', null, 'level'],
    ['cancelled', 'meron', 'level'],
  ] as const)('the scene of a %s fight with the result %s is %s', (status, result, scene) => {
    expect(sceneOf({ status, result })).toBe(scene);
  });

  it('the scene between two fights is the empty ring', () => {
    expect(sceneOf(null)).toBe('empty');
  });
});
