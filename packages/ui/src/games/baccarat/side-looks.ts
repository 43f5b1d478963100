import { useMemo } from 'react';
import type { Outcome } from '../../components/odds/outcome.ts';
import type { RoadLook } from '../../components/road-map/road-look.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { BaccaratWinner } from './baccarat.types.ts';

/**
 * The banker has the red circle, the player the blue square, a tie the green diamond.
 * @source ours – as tables are painted
 */
export const outcomeOf = {
  player: 'wala',
  banker: 'meron',
  tie: 'draw',
} as const satisfies Record<BaccaratWinner, Outcome>;

/** Letter of each side in the user's language. */
export function useSideLetters(): Readonly<Record<BaccaratWinner, string>> {
  const { baccarat } = useMessages();
  return {
    player: baccarat.playerLetter,
    banker: baccarat.bankerLetter,
    tie: baccarat.tieLetter,
  };
}

/** Labels of a table's sides on the roads; memoized by language. */
export function useRoadLook(): RoadLook {
  const { arena, baccarat } = useMessages();
  const { player, banker, tie } = useSideLetters();
  return useMemo(
    () => ({
      letters: { meron: banker, wala: player, draw: tie, cancelled: '' },
      texts: {
        ...arena,
        ...baccarat,
        meron: baccarat.banker,
        wala: baccarat.player,
        draw: baccarat.tie,
        roadCellDraws: baccarat.roadCellTies,
      },
    }),
    [arena, baccarat, player, banker, tie],
  );
}
