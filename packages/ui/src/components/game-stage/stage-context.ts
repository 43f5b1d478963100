import { createContext, useContext } from 'react';

/** Regions of a stage that a game fills. `error` replaces the kit's own text. */
export type GameRegionName = 'screen' | 'controls' | 'play' | 'info' | 'error';

/** Elements of the regions, as far as they are mounted. */
export type GameRegions = Readonly<Partial<Record<GameRegionName, HTMLElement>>>;

export const StageContext = createContext<GameRegions | undefined>(undefined);

/**
 * Element of a region of the surrounding stage, for a game that renders without React; `undefined` until it
 * is mounted. Throws outside a stage.
 * @example const screen = useGameRegion('screen');
 */
export function useGameRegion(name: GameRegionName): HTMLElement | undefined {
  const regions = useContext(StageContext);
  if (!regions) throw new Error('A game region must be rendered inside <GameStage>');
  return regions[name];
}
