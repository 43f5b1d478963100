import { createContext, useContext } from 'react';

/** Places of a stage that a game fills. `error` takes the place of the kit's own words. */
export type GameRegionName = 'screen' | 'controls' | 'play' | 'info' | 'error';

/** Elements of the regions, as far as they are in the page. */
export type GameRegions = Readonly<Partial<Record<GameRegionName, HTMLElement>>>;

export const StageContext = createContext<GameRegions | undefined>(undefined);

/**
 * Element of a region of the stage around, for a game that draws without React; `undefined` until it
 * is in the page. Throws outside of a stage.
 * @example const screen = useGameRegion('screen');
 */
export function useGameRegion(name: GameRegionName): HTMLElement | undefined {
  const regions = useContext(StageContext);
  if (!regions) throw new Error('A game region must be rendered inside <GameStage>');
  return regions[name];
}
