import { createContext, useContext } from 'react';
import type { PlaySeat } from './play-frame.types.ts';

/** The seat, and what the frame adds for the controls inside it. */
export interface PlayFrameFacts extends PlaySeat {
  /** Opens rules, payouts and return. */
  openRules(): void;
}

export const PlayFrameContext = createContext<PlayFrameFacts | undefined>(undefined);

/** What the nearest `PlayFrame` tells. Throws where there is none. */
export function usePlayFrame(): PlayFrameFacts {
  const facts = useContext(PlayFrameContext);
  if (!facts) throw new Error('Controls of a game must be rendered inside <PlayFrame>');
  return facts;
}
