import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useGameRegion, type GameRegionName } from './stage-context.ts';

export interface GameRegionProps {
  name: GameRegionName;
  children?: ReactNode;
}

/**
 * Puts its children into a region of the stage around it, wherever in the game it is rendered. A
 * game bundle fills the host page with it and needs to know nothing of the page.
 * @example <GameRegion name="play"><Button onClick={spin}>Putar</Button></GameRegion>
 */
export function GameRegion({ name, children }: GameRegionProps) {
  const target = useGameRegion(name);
  return target ? createPortal(children, target) : null;
}
