import { createContext, useContext, useMemo } from 'react';
import type { PlaySeat } from './play-frame.types.ts';

/** Fields of the seat that controls need, and additions of the frame. */
export interface PlayFrameFacts extends Omit<
  PlaySeat,
  'about' | 'audience' | 'jackpot' | 'tools' | 'fairness' | 'session' | 'onRulesRead'
> {
  /** Opens rules, payouts and return. */
  openRules(): void;
}

/** Returns the facts of a seat; the same object until one of them changes. */
export function useSeatFacts(seat: PlaySeat, openRules: () => void): PlayFrameFacts {
  const {
    game,
    access,
    loginHref,
    balance,
    isStale,
    state,
    readyAt,
    now,
    ownNow,
    presets,
    memory,
  } = seat;
  const { hasReadRules } = seat;
  return useMemo(
    () => ({
      game,
      access,
      loginHref,
      balance,
      isStale,
      state,
      readyAt,
      now,
      ownNow,
      presets,
      memory,
      hasReadRules,
      openRules,
    }),
    [
      game,
      access,
      loginHref,
      balance,
      isStale,
      state,
      readyAt,
      now,
      ownNow,
      presets,
      memory,
      hasReadRules,
      openRules,
    ],
  );
}

export const PlayFrameContext = createContext<PlayFrameFacts | undefined>(undefined);

/** Returns the facts of the nearest `PlayFrame`. Throws outside one. */
export function usePlayFrame(): PlayFrameFacts {
  const facts = useContext(PlayFrameContext);
  if (!facts) throw new Error('Controls of a game must be rendered inside <PlayFrame>');
  return facts;
}
