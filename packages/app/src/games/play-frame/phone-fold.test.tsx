import { addBuiltInGames, addBuiltInJackpots } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

/** Opens a built-in game on a phone, for a player who has dismissed its rules. */
async function show(engine: string): Promise<void> {
  localStorage.setItem(`lobi.rules.${engine}`, '1');
  await openApp({
    path: `/game/game-${engine}`,
    size: [390, 844],
    before: ({ world }) => {
      addBuiltInGames(world, [engine]);
      addBuiltInJackpots(world);
    },
  });
}

const edges = (selector: string): DOMRect | undefined =>
  document.querySelector(selector)?.getBoundingClientRect();

/** Vertical distance in px between two edges; `undefined` before both are loaded. */
const room = (above: number | undefined, below: number | undefined): number =>
  above === undefined || below === undefined ? Number.NaN : below - above;

describe('a game on a phone', () => {
  it.each(['dice', 'limbo', 'mines', 'fishing', 'slots-lantern-three', 'slots-tide-five'])(
    'a game on a phone shows stake and button of %s without scrolling, below the session bar',
    async (engine) => {
      await show(engine);
      await expect.poll(() => edges('.lobi-SessionBar-root')?.height).toBeLessThan(60);
      const button = () => edges('.lobi-StakePanel-play');
      const fold = () => edges('.lobi-BottomBar-root')?.top;
      await expect.poll(() => room(button()?.bottom, fold())).toBeGreaterThanOrEqual(0);
      const stake = () => edges('.lobi-AmountPad-choices')?.bottom;
      expect(room(stake(), button()?.top)).toBeGreaterThanOrEqual(0);
    },
  );
});
