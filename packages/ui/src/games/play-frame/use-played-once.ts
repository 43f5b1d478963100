import { useMemo } from 'react';
import type { PlayedOnce } from './play-frame.types.ts';

/** The same play until something of it changes, so that stages may write it with every render. */
export function usePlayedOnce(play: PlayedOnce | null): PlayedOnce | null {
  const { id, amount, payout, result, jackpot, isPast } = play ?? {};
  return useMemo(() => {
    if (id === undefined || amount === undefined || payout === undefined) return null;
    return { id, amount, payout, result, jackpot, isPast };
  }, [id, amount, payout, result, jackpot, isPast]);
}
