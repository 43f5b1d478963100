import { builtInGames } from '@lobi/core/games';
import { expect, it } from 'vitest';
import { hasStage } from './game-engine.tsx';

it('every built-in game has a stage', () => {
  expect(builtInGames.filter(({ engine }) => !hasStage(engine))).toEqual([]);
  expect(hasStage('chess')).toBe(false);
});
