import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useGameRegion, type GameRegionName } from './stage-context.ts';

export interface GameRegionProps {
  name: GameRegionName;
  children?: ReactNode;
}

/**
 * Renders its children into a region of the surrounding stage, from anywhere in the game. With it a game
 * bundle fills the host page without depending on it.
 * @example <GameRegion name="play"><Button onClick={spin}>Putar</Button></GameRegion>
 */
export function GameRegion({ name, children }: GameRegionProps) {
  const target = useGameRegion(name);
  return target ? createPortal(children, target) : null;
}
